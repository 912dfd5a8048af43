/** The loaders of the catalogues, by language and namespace: `de/GAME/match`. See catalogues.ts. */
declare module "virtual:catalogues" {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default loaders;
}
