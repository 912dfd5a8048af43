// Runes everywhere, and a warning is an error: svelte-check and the build read this.
export default { compilerOptions: { runes: true } };
