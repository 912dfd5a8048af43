// Screenshots of every page of a running server. Usage: node gallery/pages.mjs ADDRESS FOLDER [LANGUAGES] [WORD]
// A page fails on console errors, CSP violations, axe findings, or overflowing text.
import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8000", folder = "pictures", languages = "en,fr,de,ru", only = ""] =
  process.argv.slice(2);
const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
await mkdir(folder, { recursive: true });
let wrong = 0;

/** Creates an account with some matches, one of them finished. */
async function furnish(page) {
  await page.goto(address);
  return page.evaluate(async () => {
    const request = async (method, path, body) =>
      (
        await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
      ).json();
    const match = (more) =>
      request("POST", "/api/matches", {
        game: "king-and-assassins",
        opponent: { type: "computer", level: 1 },
        ...more,
      });
    const name = `Anna${Date.now() % 100000}`;
    await request("POST", "/api/account", { name, password: "correct horse" });
    const lost = [];
    for (const game of ["king-and-assassins", "king-of-the-hill"])
      for (let i = 0; i < 3; i++)
        lost.push(await match({ game, seat: game.includes("hill") ? "blue" : "king", rated: true }));
    await match({ seat: "assassins" });
    await match({ game: "king-of-the-hill", opponent: { type: "hotseat" } });
    const open = await match({
      game: "king-of-the-hill",
      opponent: { type: "open" },
      clock: { type: "correspondence", days: 3 },
      rated: true,
    });
    const invited = await match({ opponent: { type: "invite" }, clock: { type: "fischer", minutes: 15, seconds: 20 } });
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    await new Promise((open) => (socket.onopen = open));
    for (const [i, { match }] of lost.entries())
      socket.send(JSON.stringify({ type: "do", match, command: { type: "resign", id: String(i) } }));
    await new Promise((done) => setTimeout(done, 1500));
    localStorage.setItem("regalia-invites", JSON.stringify({ [invited.match]: invited.invite }));
    return { name, invite: invited.invite, waiting: invited.match, open: open.match };
  });
}

async function look(page, { path, file, act }) {
  const said = [];
  const hear = (message) => message.type() === "error" && said.push(message.text());
  page.on("console", hear).on("pageerror", (error) => said.push(String(error)));
  await page.goto(address + path);
  await page.waitForSelector("main h1");
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await act?.(page);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true });
  const sticking = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll("main *, header *")].filter(
      (each) => each.getBoundingClientRect().right > room + 1 && !each.closest("svg, .visually-hidden"),
    );
    return [
      ...(document.documentElement.scrollWidth > room ? ["the page"] : []),
      ...out.slice(0, 3).map((each) => each.outerHTML.slice(0, 90)),
    ];
  });
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const findings = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 2)
        .map(({ html }) => html.slice(0, 120))
        .join(" | ")}`,
  );
  const expected = (text) => path.includes("gone") && text.includes("404");
  for (const line of [
    ...said.filter((text) => !expected(text)),
    ...sticking.map((each) => `sticks out: ${each}`),
    ...findings,
  ]) {
    wrong++;
    console.log(`${file}: ${line}`);
  }
  page.removeAllListeners("console").removeAllListeners("pageerror");
}

const anna = await browser.newContext();
const things = await furnish(await anna.newPage());
const kept = await anna.storageState();
const PAGES = [
  { name: "home", path: "/" },
  { name: "home-anna", path: "/", who: "anna" },
  { name: "menu", path: "/help", phone: true, act: (page) => page.click(".menu") },
  { name: "new", path: "/new/king-and-assassins" },
  {
    name: "new-hill",
    path: "/new/king-of-the-hill?with=open",
    act: (page) =>
      page
        .locator("label")
        .filter({ has: page.locator("input[type=radio]") })
        .nth(15)
        .click(),
  },
  {
    name: "waiting",
    path: `/match/${things.waiting}`,
    who: "anna",
    act: (page) => page.locator(".stack .row button").last().click(),
  },
  { name: "join", path: `/join/${things.invite}` },
  { name: "join-gone", path: "/join/gone" },
  { name: "lobby", path: "/lobby" },
  { name: "live", path: "/live" },
  { name: "mine", path: "/games", who: "anna" },
  { name: "mine-empty", path: "/games" },
  { name: "profile", path: `/people/${things.name}` },
  { name: "leaders", path: "/leaders/king-of-the-hill/blue" },
  { name: "account", path: "/account" },
  { name: "account-anna", path: "/account", who: "anna" },
  { name: "settings", path: "/settings" },
  { name: "settings-anna", path: "/settings", who: "anna" },
  { name: "help", path: "/help/king-and-assassins" },
  { name: "help-hill", path: "/help/king-of-the-hill" },
  { name: "learn", path: "/learn" },
  { name: "missing", path: "/no/such/page" },
].filter(({ name }) => name.includes(only));

for (const language of languages.split(",")) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
      // Colours do not depend on the language: two languages are checked in both themes, the others alternate.
      if (language === "fr" && colorScheme === "dark") continue;
      if (language === "ru" && colorScheme === "light") continue;
      const options = { viewport, colorScheme, locale: language, deviceScaleFactor: 1 };
      const [guest, known] = [
        await browser.newContext(options),
        await browser.newContext({ ...options, storageState: kept }),
      ];
      const tabs = { guest: await guest.newPage(), anna: await known.newPage() };
      for (const { name, path, who = "guest", act, phone } of PAGES) {
        if (phone && size !== "phone") continue;
        await look(tabs[who], { path, act, file: `${name}-${language}-${size}-${colorScheme}` });
      }
      await guest.close();
      await known.close();
    }
  }
}
console.log(wrong ? `${wrong} findings` : "nothing found");
await browser.close();
process.exit(wrong ? 1 : 0);
