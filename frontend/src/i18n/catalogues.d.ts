/** The loaders of the catalogues, by language and namespace: `de/king-of-the-hill/match`. See catalogues.ts. */
declare module "virtual:catalogues" {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default loaders;
}
