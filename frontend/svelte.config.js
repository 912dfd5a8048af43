// Read by svelte-check and the build.
export default { compilerOptions: { runes: true } };
