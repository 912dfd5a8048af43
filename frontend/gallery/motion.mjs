// Plays on the gallery's board by mouse, keyboard and drag, and measures frame times. Usage: node gallery/motion.mjs
// FOLDER
import { chromium } from "playwright-core";
import { createServer } from "vite";

const folder = process.argv[2] ?? "shots";
const server = await createServer({ logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
await server.listen();
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
const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
page.on("pageerror", (error) => console.error(error.message));
await page.goto(`${server.resolvedUrls.local[0]}gallery.html?show=play`);
await page.waitForSelector('[data-space="d6"]');
const frames = () =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        const start = performance.now();
        const tick = (now) => {
          times.push(now);
          if (now - start < 400) requestAnimationFrame(tick);
          else done(times.slice(1).map((time, i) => Math.round(time - times[i])));
        };
        requestAnimationFrame(tick);
      }),
  );
const answered = (space) =>
  page.evaluate((name) => {
    const start = performance.now();
    document.querySelector(`[data-space="${name}"]`).click();
    return new Promise((done) =>
      requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now() - start)))),
    );
  }, space);
console.log("choose, ms", await answered("d6"));
await page.screenshot({ path: `${folder}/play-1-chosen.png` });
await page.click('[data-space="c6"]');
console.log("frames of a glide, ms", (await frames()).join(" "));
await page.click('[data-space="e7"]');
await page.click('[data-space="d7"]');
await page.waitForTimeout(400);
await page.screenshot({ path: `${folder}/play-2-strike.png` });
await page.focus('[data-space="h5"]');
await page.keyboard.press("Enter");
await page.keyboard.press("ArrowUp");
await page.screenshot({ path: `${folder}/play-3-keyboard.png` });
await page.keyboard.press("Enter");
await page.waitForTimeout(500);
const label = await page.getAttribute('[data-space="h6"]', "aria-label");
console.log("by keyboard:", label);
const [from, to] = await Promise.all(
  ["c4", "c5"].map((space) => page.locator(`[data-space="${space}"]`).boundingBox()),
);
await page.mouse.move(from.x + 30, from.y + 30);
await page.mouse.down();
await page.mouse.move(to.x + 10, to.y + 20, { steps: 5 });
await page.screenshot({ path: `${folder}/play-4-drag.png` });
await page.mouse.move(to.x + 30, to.y + 30);
await page.mouse.up();
console.log("dragged:", await page.getAttribute('[data-space="c5"]', "aria-label"));
await browser.close();
await server.close();
