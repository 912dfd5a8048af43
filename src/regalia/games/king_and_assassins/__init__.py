"""King & Assassins, by Łukasz Woźniak: a hated king walks home through a crowd that hides assassins."""
