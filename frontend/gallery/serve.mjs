// Serves the gallery for tests: prints its address, and runs until the standard input is closed.
import { createServer } from "vite";

const server = await createServer({ logLevel: "error", server: { port: 0, host: "127.0.0.1", hmr: false } });
await server.listen();
console.log(server.resolvedUrls.local[0]);
process.stdin.resume();
process.stdin.on("end", () => void server.close().then(() => process.exit(0)));
