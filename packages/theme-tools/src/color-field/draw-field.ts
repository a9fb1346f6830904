import { hexOf, rgbOf, type Oklch } from '@kvota/ui/theme-editing';

/** The largest chroma of sRGB, rounded up. */
export const mostChroma = 0.33;
/** The drawing of the area has few points, because each is solved for sRGB; the browser smooths it. */
export const [columns, rows] = [32, 24];

/** A colour with its opacity, which is 1 if it has none. */
export interface FieldColor {
  readonly color: Oklch;
  readonly opacity: number;
}

export const withinOne = (value: number): number => Math.min(Math.max(value, 0), 1);

const digits = (opacity: number): string =>
  opacity >= 1
    ? ''
    : Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')
        .toUpperCase();

export const hexOfField = ({ color, opacity }: FieldColor): string => hexOf(rgbOf(color)) + digits(opacity);

/** A track in seven colours. */
function trackOf(from: number, to: number, at: (value: number) => Oklch): string {
  const stops = [0, 1, 2, 3, 4, 5, 6].map((part) => hexOf(rgbOf(at(from + ((to - from) * part) / 6))));
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

export const sliders = ['l', 'c', 'h', 'opacity'] as const;
export type SliderPart = (typeof sliders)[number];

export const sliderRange: Readonly<Record<SliderPart, { readonly max: number; readonly step: number }>> = {
  l: { max: 1, step: 0.005 },
  c: { max: mostChroma, step: 0.002 },
  h: { max: 360, step: 1 },
  opacity: { max: 1, step: 0.01 },
};

/** Returns where the knob of a slider is. */
export const slideTo = (part: SliderPart, value: number): string =>
  `translateX(${withinOne(value / sliderRange[part].max) * 100}%)`;

/** How a slider shows a part of a colour. */
export interface SliderView {
  readonly value: number;
  readonly shown: string;
  readonly track: string;
}

const hueTrack = trackOf(0, 360, (h) => ({ l: 0.7, c: 0.15, h }));

const views: Readonly<Record<SliderPart, (field: FieldColor) => SliderView>> = {
  l: ({ color }) => ({
    value: color.l,
    shown: `${Math.round(color.l * 100)} %`,
    track: trackOf(0, 1, (l) => ({ ...color, l })),
  }),
  c: ({ color }) => ({
    value: Math.min(color.c, mostChroma),
    shown: color.c.toFixed(3),
    track: trackOf(0, mostChroma, (c) => ({ ...color, c })),
  }),
  h: ({ color }) => ({ value: color.h, shown: `${Math.round(color.h)}°`, track: hueTrack }),
  opacity: ({ color, opacity }) => ({
    value: opacity,
    shown: `${Math.round(opacity * 100)} %`,
    track: `linear-gradient(to right, transparent, ${hexOf(rgbOf(color))})`,
  }),
};

export const viewOf = (part: SliderPart, field: FieldColor): SliderView => views[part](field);

/** Returns where the knob of the area is. It is moved without a layout of the page. */
export const knobAt = ({ c, l }: Oklch): string =>
  `translate(${withinOne(c / mostChroma) * 100}%, ${(1 - withinOne(l)) * 100}%)`;

/** Draws the area of a hue. `every` leaves out points, for a drag of the hue. */
export function drawArea(canvas: HTMLCanvasElement | null, hue: number, every = 1): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const picture = context.createImageData(columns, rows);
  const near = (place: number): number => place - (place % every) + (every - 1) / 2;
  for (let row = 0; row < rows; row += every) {
    for (let column = 0; column < columns; column += every) {
      const rgb = rgbOf({ l: 1 - (near(row) + 0.5) / rows, c: ((near(column) + 0.5) / columns) * mostChroma, h: hue });
      const point = [...rgb.map((part) => Math.round(part * 255)), 255];
      for (let y = row; y < row + every; y += 1)
        for (let x = column; x < column + every; x += 1) picture.data.set(point, (y * columns + x) * 4);
    }
  }
  context.putImageData(picture, 0, 0);
}

/**
 * Draws a colour into a field without rendering or laying it out, because a move of a drag has one frame (THEME-32). The
 * sliders that are not dragged and the text get their values when the field is rendered: in a pause, and at the end.
 */
export function drawField(field: HTMLElement, next: FieldColor, last: FieldColor): void {
  const find = (selector: string): HTMLElement | null => field.querySelector(selector);
  const transform = (knob: HTMLElement | null, to: string): void => {
    if (knob) knob.style.transform = to;
  };
  transform(find('[data-knob="area"]'), knobAt(next.color));
  if (next.color.h !== last.color.h) drawArea(field.querySelector('canvas'), next.color.h, 4);
  const shade = hexOf(rgbOf(next.color));
  for (const part of sliders) {
    const { value, shown, track } = viewOf(part, next);
    const knob = find(`[data-knob="${part}"] > span`);
    if (knob) knob.style.backgroundColor = shade;
    transform(find(`[data-knob="${part}"]`), slideTo(part, value));
    find(`[data-part="${part}"]`)?.style.setProperty('--kvota-local-track', track);
    const figure = find(`[data-figure="${part}"]`)?.firstChild;
    if (figure instanceof Text) figure.data = shown;
  }
}
