import { colorPaths, colorProperty, type ColorPath } from '@kvota/ui/theme';

/** The properties that a colour can paint. */
const painting = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'box-shadow',
  'text-decoration-color',
  'caret-color',
  'fill',
  'stroke',
  'stop-color',
] as const;

const paths = colorPaths();

/** A marker colour for each token. Opaque, and different in each channel from everything that a theme is likely to hold. */
const marker = (index: number): string => `rgb(${index + 1}, 254, ${255 - index})`;
const byMarker = new Map(paths.map((path, index) => [marker(index), path]));
const anyMarker = /rgba?\((\d+), 254, (\d+)/g;

/** Returns the tokens whose markers are in a computed value. `color-mix` keeps them if it mixes with transparency. */
function tokensIn(value: string): readonly ColorPath[] {
  return [...value.matchAll(anyMarker)].flatMap(([, red, blue]) => byMarker.get(`rgb(${red}, 254, ${blue})`) ?? []);
}

/** True if a computed border, outline or shadow is drawn at all. */
function isDrawn(style: CSSStyleDeclaration, property: string): boolean {
  if (property.startsWith('border-')) {
    const side = property.slice(0, property.lastIndexOf('-'));
    return style.getPropertyValue(`${side}-style`) !== 'none' && style.getPropertyValue(`${side}-width`) !== '0px';
  }
  if (property === 'outline-color') return style.outlineStyle !== 'none';
  if (property === 'text-decoration-color') return style.textDecorationLine !== 'none';
  return true;
}

/** Returns the tokens in a computed style, of the properties that paint something. */
function tokensOfStyle(style: CSSStyleDeclaration, paints: (property: string) => boolean): readonly ColorPath[] {
  return painting.flatMap((property) =>
    paints(property) && isDrawn(style, property) ? tokensIn(style.getPropertyValue(property)) : [],
  );
}

/** Pseudo-elements that can paint. */
const pseudo = ['::before', '::after', '::placeholder', '::marker'] as const;

/** True for an element that paints with `color` itself: a text, or a glyph that follows it. */
const hasInk = (element: Element): boolean =>
  element instanceof SVGElement ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

function tokensOf(element: Element): readonly ColorPath[] {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return [];
  const isDrawing = element instanceof SVGElement;
  const hasText = hasInk(element);
  const own = tokensOfStyle(style, (property) => {
    if (property === 'color' || property === 'caret-color') return hasText;
    return isDrawing || !['fill', 'stroke', 'stop-color'].includes(property);
  });
  const around = pseudo.flatMap((name) => {
    const part = getComputedStyle(element, name);
    return part.content === 'none' || part.content === 'normal' ? [] : tokensOfStyle(part, () => true);
  });
  return [...new Set([...own, ...around])];
}

/**
 * Takes the effects from all animations, because an animated colour, such as that of odds that have just changed, hides
 * the token below it. Returns how to give them back. Their times go on, so nothing starts again.
 */
function withoutAnimations(page: Document): () => void {
  const taken = page.getAnimations().map((animation) => ({ animation, effect: animation.effect }));
  for (const { animation } of taken) animation.effect = null;
  return () => {
    for (const { animation, effect } of taken) animation.effect = effect;
  };
}

/**
 * Gives every token a colour that marks it, calls `read`, and restores the page, all before the browser paints. What an
 * element is painted with can then be read from its computed style, through whatever variables and mixtures.
 */
function withMarkers<T>(page: Document, read: () => T): T {
  const root = page.documentElement;
  const before = paths.map((path) => root.style.getPropertyValue(colorProperty(path)));
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, still];
  const restoreAnimations = withoutAnimations(page);
  paths.forEach((path, index) => root.style.setProperty(colorProperty(path), marker(index)));
  try {
    return read();
  } finally {
    paths.forEach((path, index) => {
      const value = before[index] ?? '';
      if (value === '') root.style.removeProperty(colorProperty(path));
      else root.style.setProperty(colorProperty(path), value);
    });
    // Computed while transitions are off, so that none starts from a marker.
    void getComputedStyle(page.body).color;
    restoreAnimations();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/**
 * Returns the tokens that paint an element, its own first, then those of what it is on, up to the first background. Each
 * token is listed once (THEME-15).
 */
export function tokensPainting(element: Element): readonly ColorPath[] {
  return withMarkers(element.ownerDocument, () => {
    const found = new Set<ColorPath>();
    for (let at: Element | null = element; at; at = at.parentElement) {
      for (const path of tokensOf(at)) found.add(path);
      if (tokensIn(getComputedStyle(at).backgroundColor).length > 0) break;
    }
    return [...found];
  });
}

/** Returns the elements on the page that a token paints, without those inside `except`. */
export function elementsPaintedWith(path: ColorPath, page: Document, except: Element | null): readonly Element[] {
  return withMarkers(page, () =>
    [...page.body.querySelectorAll('*')].filter(
      (element) => !except?.contains(element) && isVisible(element) && tokensOf(element).includes(path),
    ),
  );
}

function isVisible(element: Element): boolean {
  const { width, height, bottom, top } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}
