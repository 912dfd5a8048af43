// What is wrong with the layout of a prompt, as sentences. Run in the page by tests/e2e/test_prompt_layout.py.
() => {
  const LONG = 6; // a list of more choices may scroll
  const REGIONS = [
    ".player",
    ".board .box",
    ".message-area",
    ".action-bar",
    ".dock > .tabs",
    ".decision:not([hidden])",
    ".beside",
  ];
  const found = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const words = (one) => `${one.className} “${(one.ariaLabel || one.innerText || "").trim().slice(0, 40)}”`;
  const isOn = ({ left, top, right, bottom }) =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;

  // Every button of the decision is on the screen, and nothing covers it.
  const isListed = (button) => {
    const list = button.closest("ul:not(.hand), [role=group]");
    return list !== null && !list.matches(".action-bar") && list.querySelectorAll("button").length > LONG;
  };
  for (const button of all(".action-bar button, .decision .panel button, .hand button, .question button")) {
    if (isListed(button)) continue;
    const box = button.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + Math.min(8, box.width / 2), box.top + box.height / 2);
    if (!isOn(box)) found.push(`not on the screen: ${words(button)}`);
    else if (!button.contains(at) && !button.closest(".hand"))
      found.push(`covered by ${at?.className}: ${words(button)}`);
  }
  // Labels of the action bar are within their buttons.
  for (const button of all(".action-bar button")) {
    const box = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { left, top, right, bottom, width } = range.getBoundingClientRect();
      const isHidden = texts.currentNode.parentElement.getBoundingClientRect().width <= 1; // for screen readers only
      if (width && !isHidden && (left < box.left || right > box.right || top < box.top || bottom > box.bottom))
        found.push(`overflows its button: ${words(button)}`);
    }
  }
  // Cards of the hand are whole: neither the edge of the screen nor what scrolls cuts them.
  for (const card of all(".hand button")) {
    const { left, top, right } = card.getBoundingClientRect();
    const edge = card.closest(".decision").getBoundingClientRect();
    if (left < Math.max(0, edge.left) || right > Math.min(innerWidth, edge.right) || top < edge.top)
      found.push(`cut at an edge: card ${words(card)}`);
  }
  // A heading is not below cards.
  for (const heading of all(".decision h2")) {
    const { left, top, width, height } = heading.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(8, width / 2), top + height / 2);
    if (isOn(heading.getBoundingClientRect()) && !heading.contains(at)) found.push(`covered: ${words(heading)}`);
  }
  // So are the chosen piece and the pieces that can be chosen.
  for (const space of all("[role=grid] [aria-selected=true], [role=grid] .movable")) {
    const { left, top, width, height } = space.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!at?.closest("[role=grid]")) found.push(`the piece on ${space.dataset.space} is not on the screen`);
  }
  // The cards of a fight can be read, and on phones they are not on the board.
  for (const face of all("button.fight .face > svg"))
    if (face.getBoundingClientRect().width < 24) found.push(`a card of the fight is ${face.clientWidth} px wide`);
  if (innerWidth < 640 && all(".board .note").length) found.push("the note of the fight is on the board");
  // Costs are on the screen as a whole; smaller phones scroll to them.
  const bar = document.querySelector(".action-bar").getBoundingClientRect();
  for (const costs of all(".now .costs"))
    if (innerWidth < 640 && innerHeight > 800 && costs.getBoundingClientRect().bottom > bar.top)
      found.push(`behind the action bar: ${words(costs)}`);
  // Regions of the page do not overlap.
  const regions = REGIONS.flatMap((selector) => all(selector).map((one) => [selector, one.getBoundingClientRect()]));
  for (const [i, [one, a]] of regions.entries()) {
    for (const [other, b] of regions.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1)
        found.push(`${one} and ${other} overlap by ${across.toFixed(0)} × ${down.toFixed(0)}`);
    }
  }
  return found;
};
