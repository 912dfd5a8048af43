"""What a seat may know: views and events."""
