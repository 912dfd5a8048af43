// What is wrong with how a page looks, as sentences. Run in the page by tests/e2e/test_pages.py.
() => {
  const SMALLEST = 43.5; // 44 px, but for rounding
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".visually-hidden, .skip");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const words = (one) => `${one.tagName.toLowerCase()} “${(one.ariaLabel ?? one.innerText ?? "").trim().slice(0, 60)}”`;
  const found = [];

  const across = document.scrollingElement.scrollWidth;
  if (across > innerWidth) found.push(`the page scrolls sideways: ${across} > ${innerWidth}`);
  for (const one of all("button, a, label, summary, legend, h1, h2, h3, th, td, p, li")) {
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${words(one)}`);
  }
  for (const one of all("button, select, a.button, summary, [role=tab]").filter((each) => !each.closest("[role=grid]"))) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(innerWidth, innerHeight) < 500 && Math.min(width, height) < SMALLEST) found.push(`too small, ${width.toFixed(0)} × ${height.toFixed(0)}: ${words(one)}`);
  }
  // A word of a label stands on one line; a hyphen that the text itself has may end a line.
  const labels = "button, a, label, summary, legend, h1, h2, h3, th, dt, [role=tab], [role=gridcell], .label, .name";
  const lines = (node, start, end) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
  };
  for (const label of all(labels)) {
    const parts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    while (parts.nextNode()) {
      const node = parts.currentNode;
      if (!isSeen(node.parentElement)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
        if (lines(node, index, index + word.length) > 1) found.push(`broken inside a word: “${word}” in ${words(label)}`);
      }
    }
  }
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((one) => [one.ariaLabel, one.title, one.placeholder, one.alt]);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) said.push(texts.currentNode.data);
  const raw = /[{}]|\bundefined\b|\bNaN\b|\[object|^[a-z]+(-[a-zA-Z0-9]+)+$/;
  for (const text of said) if (text && raw.test(text.trim())) found.push(`not in words: “${text.trim()}”`);
  return [...new Set(found)];
}
