import { themeColors } from '@kvota/ui/theme';

import { fillCorners, fillLogo, type FillContext } from '../tickets/receipt/logo.ts';
import { Pen, type PenContext, type PictureInk } from '../tickets/receipt/pen.ts';
import type { MatchCard } from './match-card.ts';

/** The part of a 2D context that the card is drawn with. */
export type CardContext = PenContext & FillContext & Pick<CanvasRenderingContext2D, 'fillRect'>;

type CardPen = Pen<CardContext>;

/** The family names of the text and of the condensed face. */
export interface CardFonts {
  readonly text: string;
  readonly condensed: string;
}

/** Pixels, as sites that show links expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

const { bg, border, text, brand, status } = themeColors.dark;
const inkOf = (fonts: CardFonts): PictureInk => ({
  ground: bg.canvas,
  paper: bg.raised,
  line: border.subtle,
  text: text.primary,
  dim: text.secondary,
  brand: brand.text,
  success: status.success,
  danger: status.danger,
  textFont: `"${fonts.text}"`,
  condensedFont: `"${fonts.condensed}"`,
});

const { width, height } = cardSize;
const margin = 64;
const right = width - margin;
/** The slanted stripes of the splash: their width, and how far they lean. */
const stripe = 150;
const lean = 157;

function ground(pen: CardPen): void {
  pen.draw((context) => {
    context.fillStyle = pen.ink.ground;
    context.fillRect(0, 0, width, height);
    context.fillStyle = bg.surface;
    for (let x = stripe - lean; x < width + lean; x += 2 * stripe) {
      fillCorners(context, [
        [x + lean, 0],
        [x + lean + stripe, 0],
        [x + stripe, height],
        [x, height],
      ]);
    }
  });
}

/** Returns the largest font in which words fit, and the words, cut if even the smallest font is too large. */
function fitting(
  pen: CardPen,
  words: string,
  { weight, from, to, room }: { weight: number; from: number; to: number; room: number },
): { readonly words: string; readonly font: string } {
  let size = from;
  while (size > to && pen.measure(words, pen.font(size, weight)) > room) size -= 2;
  const font = pen.font(size, weight);
  const [shown = ''] = pen.lines(words, font, room, 1);
  return { words: shown, font };
}

function head(pen: CardPen, card: MatchCard, site: string): void {
  const { ink } = pen;
  const font = pen.font(46, 800);
  pen.draw((context) => fillLogo(context, { x: margin, y: 52, height: 44, color: ink.brand }));
  pen.write(site, font, ink.text, { x: margin + 56, y: 92 });
  const room = right - margin - 56 - pen.measure(site, font) - 60;
  const league = fitting(pen, card.league, { weight: 600, from: 36, to: 26, room });
  pen.write(league.words, league.font, ink.dim, { x: right, y: 90, align: 'right' });
}

function teams(pen: CardPen, card: MatchCard): void {
  const { ink } = pen;
  const room = right - margin - (card.score ? 180 : 0);
  for (const [at, name] of card.teams.entries()) {
    const y = 216 + at * 98;
    const team = fitting(pen, name, { weight: 800, from: 92, to: 52, room });
    pen.write(team.words, team.font, ink.text, { x: margin, y });
    if (card.score) pen.write(String(card.score[at]), pen.font(92, 800), ink.brand, { x: right, y, align: 'right' });
  }
  pen.write(card.when, pen.font(34, 600, 'text'), card.score ? ink.dim : ink.brand, { x: margin, y: 376 });
}

function prices(pen: CardPen, card: MatchCard, asOf: string): void {
  if (card.prices.length === 0) return;
  const { ink } = pen;
  const gap = 20;
  const wide = (right - margin - gap * (card.prices.length - 1)) / card.prices.length;
  for (const [at, { outcome, odds }] of card.prices.entries()) {
    const x = margin + at * (wide + gap);
    pen.draw((context) => {
      context.fillStyle = ink.paper;
      context.fillRect(x, 420, wide, 96);
    });
    pen.write(outcome, pen.font(36, 600), ink.dim, { x: x + 28, y: 481 });
    pen.write(odds, pen.font(54, 800), ink.text, { x: x + wide - 28, y: 487, align: 'right' });
  }
  pen.write(asOf, pen.font(26, 500, 'text'), ink.dim, { x: right, y: 572, align: 'right' });
}

/** Draws the card of a match (ROUTE-74). `asOf` is the sentence with the moment of its prices. */
export function drawMatchCard(
  context: CardContext,
  card: MatchCard,
  { site, fonts, asOf }: { readonly site: string; readonly fonts: CardFonts; readonly asOf: string },
): void {
  const pen = new Pen(context, inkOf(fonts), { y: 0, draws: true });
  ground(pen);
  head(pen, card, site);
  teams(pen, card);
  prices(pen, card, asOf);
}
