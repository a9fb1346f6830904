import type { StyledElement } from './page-parts.ts';

/** A rule of a style sheet that has custom properties of colours. */
interface ColorRule {
  /** Without pseudo-elements, so that elements can be compared with it. */
  readonly selector: string;
  /** Classes, and names of elements in lower case. What the rule is about has at least one of them. */
  readonly keys: readonly string[];
  /** True if the colour is that of text only, so that it paints nothing in an element without content. */
  readonly isInk: boolean;
}

type RulesByColor = ReadonlyMap<string, readonly ColorRule[]>;

const colorInside = /var\(\s*(--kvota-color-[\w-]+)/g;
const pseudoElement = /::[\w-]+(?:\([^)]*\))?|:(?:before|after)(?![\w-])/g;

const colorsIn = (text: string): readonly string[] =>
  text.includes('--kvota-color') ? [...text.matchAll(colorInside)].flatMap(([, name]) => name ?? []) : [];

/**
 * Returns classes or names of elements, one of which everything has that a selector finds. Nothing for those without any,
 * such as `::selection`.
 */
export function keysOf(selector: string): readonly string[] {
  const classesIn = (text: string): readonly string[] =>
    [...text.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '').replace(pseudoElement, '');
  for (let before = ''; before !== bare;) [before, bare] = [bare, bare.replaceAll(/:[\w-]+\([^()]*\)/g, '')];
  const keys = bare.split(',').map((one) => {
    const subject =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return classesIn(subject)[0] ?? /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase();
  });
  const known = keys.filter((key) => key !== undefined);
  return known.length === keys.length ? known : [...new Set([...known, ...classesIn(selector)])];
}

/** False for what is left of `.row > ::before` without its pseudo-element. */
function isSelector(text: string): boolean {
  try {
    new DocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

function addRules(list: CSSRuleList, found: Map<string, ColorRule[]>): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      const text = rule.style.cssText;
      const names = new Set(colorsIn(text));
      if (names.size === 0) continue;
      const selector = rule.selectorText.replaceAll(pseudoElement, '');
      if (!isSelector(selector)) continue;
      const keys = keysOf(rule.selectorText);
      const others = new Set(colorsIn(text.replace(/(?<![\w-])color:[^;]*/, '')));
      for (const name of names)
        found.set(name, [...(found.get(name) ?? []), { selector, keys, isInk: !others.has(name) }]);
    } else if (rule instanceof CSSGroupingRule) addRules(rule.cssRules, found);
  }
}

/** The rules of each style sheet, read once for its number of rules. */
const known = new WeakMap<CSSStyleSheet, { readonly length: number; readonly rules: RulesByColor }>();

function rulesOf(sheet: CSSStyleSheet): RulesByColor {
  try {
    const before = known.get(sheet);
    if (before?.length === sheet.cssRules.length) return before.rules;
    const rules = new Map<string, ColorRule[]>();
    addRules(sheet.cssRules, rules);
    known.set(sheet, { length: sheet.cssRules.length, rules });
    return rules;
  } catch {
    // A sheet of another origin.
    return new Map();
  }
}

/** Reads the style sheets of a page, which takes the time of several frames. Doing it early makes the first drag prompt. */
export function readStyleSheets(page: Document): void {
  for (const sheet of page.styleSheets) rulesOf(sheet);
}

const hasContent = (element: StyledElement): boolean =>
  element.hasChildNodes() || element instanceof HTMLInputElement || element instanceof SVGElement;

/**
 * Returns a function that finds the elements that a colour styles, by its custom property. Each colour is looked up once.
 * Elements that only inherit from these are left out.
 */
export function usersOf(
  elements: Iterable<StyledElement>,
  page: Document,
): (name: string) => ReadonlySet<StyledElement> {
  const byKey = new Map<string, StyledElement[]>();
  const inline = new Map<string, StyledElement[]>();
  const add = (map: Map<string, StyledElement[]>, key: string, element: StyledElement): void => {
    const list = map.get(key);
    if (list) list.push(element);
    else map.set(key, [element]);
  };
  for (const element of elements) {
    add(byKey, element.localName, element);
    for (const key of element.classList) add(byKey, key, element);
    for (const attribute of ['style', 'fill', 'stroke', 'stop-color'])
      for (const name of colorsIn(element.getAttribute(attribute) ?? '')) add(inline, name, element);
  }
  const sheets = [...page.styleSheets].map(rulesOf);
  const users = new Map<string, ReadonlySet<StyledElement>>();
  return (name) => {
    const before = users.get(name);
    if (before) return before;
    const found = new Set(inline.get(name));
    users.set(name, found);
    for (const { selector, keys, isInk } of sheets.flatMap((sheet) => sheet.get(name) ?? []))
      for (const element of keys.flatMap((key) => byKey.get(key) ?? []))
        if (!found.has(element) && (!isInk || hasContent(element)) && element.matches(selector)) found.add(element);
    return found;
  };
}
