// Takes screenshots of the gallery with the system's Chromium. Usage: npm run shoot -- FOLDER [NAME …]
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = "shots", ...names] = process.argv.slice(2);
const SHOTS = {
  town: { query: "show=town", width: 820 },
  "town-36": { query: "show=town&size=36", width: 420 },
  armies: { query: "show=armies", width: 820 },
  "armies-36": { query: "show=armies&size=36", width: 420 },
  cards: { query: "show=cards,round-cards,hand", width: 900 },
  ...Object.fromEntries(
    ["a", "start", "b", "standard", "begins", "woods", "ambush", "night", "zones", "move"].map((name) => [
      name,
      { query: `show=${name}`, width: 900 },
    ]),
  ),
  "a-phone": { query: "show=a", width: 360, phone: true },
  "cards-phone": { query: "show=cards,round-cards,hand", width: 360, phone: true },
  "standard-phone": { query: "show=standard&turn=90", width: 360, phone: true },
};
const server = await createServer({ logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const [name, { query, width, phone }] of Object.entries(SHOTS)) {
  for (const theme of ["light", "dark"]) {
    if (names.length && !names.includes(name) && !names.includes(`${name}-${theme}`)) continue;
    const page = await browser.newPage({
      viewport: { width, height: 600 },
      deviceScaleFactor: phone || name.endsWith("36") ? 2 : 1,
      reducedMotion: "reduce",
    });
    page.on("pageerror", (error) => console.error(name, error.message));
    page.on("console", (message) => message.type() === "error" && console.error(name, message.text()));
    await page.goto(`${address}gallery.html?${query}&theme=${theme}`);
    await page.waitForSelector("main");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1300); // wait for the end of effects
    await page.screenshot({ path: `${folder}/${name}-${theme}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
await server.close();
