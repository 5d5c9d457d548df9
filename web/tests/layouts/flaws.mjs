// What is wrong with the boxes of a page, as far as they can be measured. Runs in the page.

/**
 * Every flaw as `{ what, where }`. What is read or touched lies inside the screen and inside whatever clips it, nothing lies over
 * it, nothing is moved sideways, and text has 12 px. In the hand, who touches a thing with 44 px does not touch another one; at a desk
 * a board is seen as a whole.
 */
export function flaws() {
  const TOUCH = 44;
  const TEXT = 12;
  const SLACK = 1.5;
  /** Above and below the letters a line has room that may be cut. */
  const LEADING = 0.22;
  const TARGETS = "a[href], button, input:not([type=radio], [type=checkbox]), select, textarea, summary, label:has(input), [role=button], [data-road], [data-city]";
  const PARTS = 5;

  const isInHand = Math.min(innerWidth, innerHeight) < 500;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const canScroll = document.documentElement.scrollHeight > innerHeight + 1;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const found = [];

  const isUnseen = (one) => one.closest(".unseen, [inert], script, style, svg title, option, template") !== null || getComputedStyle(one).clipPath === "inset(50%)";
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(one);
  /** A drawing is looked at, not read: whoever cannot see it gets its words elsewhere. */
  const isDrawn = (one) => one.closest("svg[aria-hidden=true], svg[role=img], [aria-hidden=true] svg, button svg, svg[role=slider], [data-map], [role=img]") !== null;
  const short = (one) => {
    const marks = [...one.attributes].filter(({ name }) => name.startsWith("data-")).map(({ name, value }) => `[${name}${value && value.length < 24 ? `=${value}` : ""}]`);
    const named = [...one.classList].filter((name) => !name.startsWith("svelte-"));
    return `${one.localName}${named.map((name) => `.${name}`).join("")}${marks.slice(0, 2).join("")}`;
  };
  const path = (one) => {
    const all = [];
    for (let at = one; at && at !== document.body && all.length < PARTS; at = at.parentElement) all.unshift(short(at));
    return all.join(" > ");
  };
  const note = (what, one, more = "") => found.push({ what, where: `${path(one)}${more && ` ${more}`}` });
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`;

  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isOver = (one, other, slack = 2) => {
    const both = common(one, other);
    return both.right - both.left > slack && both.bottom - both.top > slack;
  };

  const rolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;

  /** Where an element's box ends that cuts off what lies outside; what can be scrolled up and down to is not cut. */
  function room(one) {
    let box = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    let isScrolled = false;
    let isFixed = false;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const own = at.getBoundingClientRect();
      const cuts = (way) => style[way] !== "visible" && !(at instanceof SVGElement);
      if (cuts("overflowX")) box = common(box, { left: own.left, right: own.right, top: -Infinity, bottom: Infinity });
      if (cuts("overflowY") && !rolls(at) && !isScrolled) box = common(box, { left: -Infinity, right: Infinity, top: own.top, bottom: own.bottom });
      isScrolled ||= rolls(at);
      isFixed = style.position === "fixed" || at.matches("dialog");
      if (isFixed) break;
    }
    return isScrolled || (canScroll && !isFixed) ? box : common(box, screen);
  }
  const lostAcross = (box, inside) => Math.max(inside.left - box.left, box.right - inside.right);
  const lostDown = (box, inside) => Math.max(inside.top - box.top, box.bottom - inside.bottom);
  const lost = (box, inside) => Math.max(lostAcross(box, inside), lostDown(box, inside));
  const isIn = (box, inside) => isOver(box, inside, 0);

  // --- what there is ---
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT, (node) => (node.data.trim() && isShown(node.parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const parent = node.parentElement;
    texts.push({ parent, words: node.data.trim(), boxes: [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1) });
  }
  const isTarget = (one) => isShown(one) && one.getBoundingClientRect().width > 2 && getComputedStyle(one).pointerEvents !== "none";
  const targets = [...top.querySelectorAll(TARGETS)].filter(isTarget);
  const targetOf = (one) => one?.closest(TARGETS) ?? null;

  /** Does a button do what the thing beside it does, too? */
  const isAlso = (one, other) => (one.matches("[data-also]") || other.matches("[data-also]")) && one.parentElement === other.parentElement;

  // --- nothing is moved sideways ---
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const right = (one) => one.getBoundingClientRect().right;
    const widest = [...document.body.querySelectorAll("*")].reduce((one, other) => (right(other) > right(one) ? other : one));
    note("the page is wider than the screen", widest, round(widest.getBoundingClientRect()));
  }
  for (const one of top.querySelectorAll("*")) {
    const moves = ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    if (moves && isShown(one) && !one.closest("[data-zoom]") && !one.matches("input, textarea, select")) note("has to be moved sideways", one, `${one.scrollWidth} in ${one.clientWidth}`);
  }

  // --- a board is seen as a whole ---
  for (const board of isInHand || canScroll ? [] : document.querySelectorAll("main > *")) if (rolls(board)) note("a board has to be moved", board, `${board.scrollHeight} in ${board.clientHeight}`);

  // --- nothing is cut, and text can be read ---
  for (const { parent, words, boxes } of texts) {
    if (isDrawn(parent)) continue;
    const inside = room(parent);
    const cut = boxes.find((box) => lostAcross(box, inside) > SLACK || lostDown(box, inside) > LEADING * box.height + SLACK);
    if (cut) note("text is cut", parent, `“${words.slice(0, 30)}” ${round(cut)} of ${round(inside)}`);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < TEXT - 0.05) note("small text", parent, `“${words.slice(0, 20)}” ${size.toFixed(1)} px`);
  }
  /** What a field asks for, or what is chosen in it, stands there as a whole. */
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of top.querySelectorAll("select, input[placeholder]")) {
    if (!isShown(one)) continue;
    const style = getComputedStyle(one);
    const words = one.matches("select") ? (one.selectedOptions[0]?.text ?? "") : one.placeholder;
    pen.font = style.font;
    const has = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const needs = pen.measureText(words).width;
    if (needs > has + SLACK) note("text is cut", one, `“${words.slice(0, 30)}” ${Math.round(needs)} in ${Math.round(has)}`);
  }
  for (const one of targets) {
    if (one.closest("[data-map]")) continue;
    const box = one.getBoundingClientRect();
    const inside = room(one.parentElement ?? one);
    if (lost(box, inside) > SLACK) note("a thing to touch is cut", one, `${round(box)} of ${round(inside)}`);
  }

  // --- nothing lies over another ---
  /** What is scrolled away cannot lie over anything. */
  function sight(one) {
    let box = screen;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      if (!(at instanceof SVGElement) && getComputedStyle(at).overflowY !== "visible") box = common(box, at.getBoundingClientRect());
    }
    return box;
  }
  /** What stays in sight lies over what moves under it: that can be moved on. */
  function staysInSight(one) {
    let isHeld = false;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      isHeld ||= ["sticky", "fixed"].includes(getComputedStyle(at).position);
      if (isHeld && rolls(at)) return true;
    }
    return isHeld && canScroll;
  }
  const own = (one) => targetOf(one) ?? one;
  /** A button with nothing in it lies over the thing that it is for. */
  const covers = (target, one) => target.matches("button:empty") && target.parentElement.contains(one);
  const seenOf = ({ boxes, inside }) => boxes.map((box) => common(box, inside)).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1 && isIn(box, screen));
  const readable = texts
    .filter(({ parent }) => !isDrawn(parent) && !staysInSight(parent))
    .map((text) => ({ ...text, seen: seenOf({ ...text, inside: sight(text.parent) }) }))
    .filter(({ seen }) => seen.length);
  const seen = targets
    .filter((one) => !one.closest("[data-map]"))
    .map((one) => ({ one, box: common(one.getBoundingClientRect(), sight(one.parentElement)) }))
    .filter(({ one, box }) => isIn(box, screen) && !staysInSight(one));
  readable.forEach((text, k) => {
    for (let other = k + 1; other < readable.length; other++) {
      const [a, b] = [text.parent, readable[other].parent];
      if (a.contains(b) || b.contains(a) || own(a) === own(b)) continue;
      if (text.seen.some((box) => readable[other].seen.some((next) => isOver(box, next)))) note("text over text", a, `“${text.words.slice(0, 24)}” and “${readable[other].words.slice(0, 24)}” in ${short(b.parentElement)}`);
    }
    for (const { one: target, box } of seen) {
      if (target.contains(text.parent) || text.parent.contains(target) || covers(target, text.parent)) continue;
      if (text.seen.some((next) => isOver(next, box, 3))) note("text over a thing to touch", text.parent, `“${text.words.slice(0, 24)}” and ${short(target)}`);
    }
  });
  (isInHand ? seen : []).forEach(({ one, box }, k) => {
    for (const { one: other, box: next } of seen.slice(k + 1)) {
      if (one.contains(other) || other.contains(one) || isAlso(one, other)) continue;
      if (isOver(box, next, 3)) note("two things to touch lie over each other", one, `and ${path(other)}`);
    }
  });

  // --- what a guide or a hint marks can be seen ---
  const marked = top.querySelector(".hinted:not(svg *)");
  if (marked && lost(marked.getBoundingClientRect(), sight(marked.parentElement)) > SLACK) note("what is marked is out of sight", marked);

  // --- a finger finds what it means ---
  for (const { one, box: inSight } of isInHand ? seen : []) {
    const box = one.getBoundingClientRect();
    if (lost(box, inSight) > SLACK) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [across, down] = [Math.max(0, box.width / 2 - 2), Math.max(0, box.height / 2 - 2)];
    const far = TOUCH / 2 - 1;
    const around = [
      ...(box.width < TOUCH - 0.5 ? [[x - far, y], [x + far, y], [x - far, y - down], [x + far, y + down]] : []),
      ...(box.height < TOUCH - 0.5 ? [[x, y - far], [x, y + far], [x - across, y - far], [x + across, y + far]] : []),
    ];
    const hit = around.map(([left, up]) => targetOf(document.elementFromPoint(left, up))).find((other) => other && other !== one && !one.contains(other) && !other.contains(one) && !other.closest("[data-map]") && !isAlso(other, one));
    if (hit) note("too small to touch", one, `${Math.round(box.width)}×${Math.round(box.height)} beside ${short(hit)}`);
  }
  return found;
}
