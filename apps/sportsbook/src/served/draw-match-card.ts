import { themeColors } from '@kvota/ui/theme';

import type { MatchCard } from './match-card.ts';

/** The part of a 2D context that the card is drawn with, so that any canvas can be used. */
export type CardContext = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'arc' | 'fill' | 'fillRect' | 'fillText' | 'measureText' | 'stroke'
> & {
  font: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  textAlign: CanvasTextAlign;
};

/** The family names of the text and of the condensed face. */
export interface CardFonts {
  readonly text: string;
  readonly condensed: string;
}

/** Pixels, as sites that show links expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

const { bg, text, brand, border } = themeColors.dark;
const { width, height } = cardSize;
const margin = 64;
/** The slanted stripes of the splash: their width, and how far they lean. */
const stripe = 150;
const lean = 157;

function quad(context: CardContext, corners: readonly (readonly [x: number, y: number])[]): void {
  context.beginPath();
  for (const [at, [x, y]] of corners.entries()) {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

function ground(context: CardContext): void {
  context.fillStyle = bg.canvas;
  context.fillRect(0, 0, width, height);
  context.fillStyle = bg.surface;
  for (let x = stripe - lean; x < width + lean; x += 2 * stripe) {
    quad(context, [
      [x + lean, 0],
      [x + lean + stripe, 0],
      [x + stripe, height],
      [x, height],
    ]);
  }
}

/** Draws the two slanted bars of the logo, so many pixels high. */
function mark(context: CardContext, x: number, y: number, high: number): void {
  const at = (px: number, py: number): readonly [number, number] => [x + (px * high) / 28, y + (py * high) / 28];
  context.fillStyle = brand.text;
  quad(context, [at(3, 13), at(10, 13), at(7, 28), at(0, 28)]);
  quad(context, [at(14.5, 0), at(26, 0), at(19, 28), at(8, 28)]);
}

/** Returns the largest font, from a size down, in which a text fits, and the text, cut if even the smallest is too large. */
function fitting(
  context: CardContext,
  words: string,
  { weight, family, from, to, room }: { weight: number; family: string; from: number; to: number; room: number },
): string {
  for (let size = from; size >= to; size -= 2) {
    context.font = `${weight} ${size}px "${family}"`;
    if (context.measureText(words).width <= room) return words;
  }
  let cut = words;
  while (cut.length > 1 && context.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

function write(context: CardContext, words: string, color: string, x: number, y: number, align: CanvasTextAlign): void {
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(words, x, y);
}

function head(context: CardContext, card: MatchCard, site: string, { condensed }: CardFonts): void {
  mark(context, margin, 52, 44);
  context.font = `800 46px "${condensed}"`;
  write(context, site, text.primary, margin + 56, 92, 'left');
  const room = width - 2 * margin - 56 - context.measureText(site).width - 60;
  const league = fitting(context, card.league, { weight: 600, family: condensed, from: 36, to: 26, room });
  write(context, league, text.secondary, width - margin, 90, 'right');
}

function teams(context: CardContext, card: MatchCard, { condensed, text: family }: CardFonts): void {
  const room = width - 2 * margin - (card.score ? 180 : 0);
  for (const [at, name] of card.teams.entries()) {
    const y = 216 + at * 98;
    const shown = fitting(context, name, { weight: 800, family: condensed, from: 92, to: 52, room });
    write(context, shown, text.primary, margin, y, 'left');
    if (!card.score) continue;
    context.font = `800 92px "${condensed}"`;
    write(context, String(card.score[at]), brand.text, width - margin, y, 'right');
  }
  context.font = `600 34px "${family}"`;
  write(context, card.kickOff, card.score ? text.secondary : brand.text, margin, 376, 'left');
}

function prices(context: CardContext, card: MatchCard, { condensed, text: family }: CardFonts, asOf: string): void {
  const gap = 20;
  const wide = (width - 2 * margin - gap * (card.prices.length - 1)) / card.prices.length;
  for (const [at, { outcome, odds }] of card.prices.entries()) {
    const x = margin + at * (wide + gap);
    context.fillStyle = bg.raised;
    context.fillRect(x, 420, wide, 96);
    context.strokeStyle = border.subtle;
    context.font = `600 36px "${condensed}"`;
    write(context, outcome, text.secondary, x + 28, 481, 'left');
    context.font = `800 54px "${condensed}"`;
    write(context, odds, text.primary, x + wide - 28, 487, 'right');
  }
  context.font = `500 26px "${family}"`;
  if (card.prices.length > 0) write(context, asOf, text.secondary, width - margin, 572, 'right');
}

/** Draws the card of a match (ROUTE-74). `asOf` is the sentence with the moment of its prices. */
export function drawMatchCard(
  context: CardContext,
  card: MatchCard,
  { site, fonts, asOf }: { readonly site: string; readonly fonts: CardFonts; readonly asOf: string },
): void {
  ground(context);
  head(context, card, site, fonts);
  teams(context, card, fonts);
  prices(context, card, fonts, asOf);
}
