import type { LegStatus } from '@kvota/contracts';

import { fillLogo } from './logo.ts';
import { Pen, type PictureInk } from './pen.ts';
import type { TicketPicture } from './picture-of.ts';

/** A QR code as an SVG path, made by `qrPath` of the kit. */
interface PictureCode {
  readonly path: string;
  readonly size: number;
}

const width = 540;
const margin = 24;
const pad = 24;
const scale = 2;
const left = margin + pad;
const right = width - margin - pad;
const hole = 12;

type Context = CanvasRenderingContext2D;

/** Fills an SVG path. */
function fillShape(context: Context, shape: string): void {
  const path = new Path2D(shape);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a shape here, not an array
  context.fill(path);
}

function head(pen: Pen, picture: TicketPicture): void {
  const { ink } = pen;
  pen.y += pad;
  pen.draw((context) => fillLogo(context, { x: left, y: pen.y, height: 28, color: ink.brand }));
  pen.write(picture.brand, pen.font(30, 800), ink.text, { x: left + 36, y: pen.y + 25 });
  stamp(pen, picture.status);
  pen.y += 58;
  const time = pen.font(17, 500);
  const titleRoom = right - left - pen.measure(picture.time, time) - 16;
  const [title = ''] = pen.lines(picture.title, pen.font(24, 800), titleRoom, 1);
  pen.write(title, pen.font(24, 800), ink.text, { x: left, y: pen.y + 12 });
  pen.write(picture.time, time, ink.dim, { x: right, y: pen.y + 12, align: 'right' });
  pen.y += 28;
}

function stamp(pen: Pen, { text, tone }: TicketPicture['status']): void {
  const font = pen.font(19, 900);
  const label = text.toLocaleUpperCase();
  const wide = pen.measure(label, font) + 24;
  const color = { success: pen.ink.success, neutral: pen.ink.dim, open: pen.ink.text }[tone];
  pen.draw((context) => {
    context.translate(right - wide / 2, pen.y + 16);
    if (tone !== 'open') context.rotate(-0.1);
    context.strokeStyle = color;
    context.lineWidth = 2.5;
    context.strokeRect(-wide / 2, -16, wide, 32);
    context.font = font;
    context.fillStyle = color;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(label, 0, 1);
  });
}

const marks: Partial<Record<LegStatus, string>> = {
  won: 'M4 11l5 5 9-10',
  half_won: 'M4 11l5 5 9-10',
  lost: 'M5 5l12 12M17 5L5 17',
  half_lost: 'M5 5l12 12M17 5L5 17',
  void: 'M5 11h12',
};

function leg(pen: Pen, { pick, market, pair, odds, status }: TicketPicture['legs'][number]): void {
  const { ink } = pen;
  rule(pen);
  pen.y += 14;
  const textLeft = left + 34;
  const oddsFont = pen.font(26, 800);
  const room = right - textLeft - pen.measure(odds, oddsFont) - 16;
  const color = status.endsWith('won') ? ink.success : status.endsWith('lost') ? ink.danger : ink.dim;
  const path = marks[status];
  pen.draw((context) => {
    context.translate(left, pen.y + 4);
    context.strokeStyle = color;
    context.lineWidth = 3;
    if (path === undefined) context.strokeRect(3, 3, 16, 16);
    else context.stroke(new Path2D(path));
  });
  const start = pen.y;
  const pickFont = pen.font(21, 800);
  const [what = ''] = pen.lines(pick, pickFont, room * 0.6, 1);
  pen.write(what, pickFont, ink.text, { x: textLeft, y: pen.y + 19 });
  const beside = pen.measure(what, pickFont) + 10;
  const marketFont = pen.font(17, 500);
  const [of = ''] = pen.lines(market, marketFont, room - beside, 1);
  pen.write(of, marketFont, ink.dim, { x: textLeft + beside, y: pen.y + 19 });
  pen.y += 26;
  const pairFont = pen.font(18, 500, 'text');
  for (const line of pen.lines(pair, pairFont, room)) {
    pen.write(line, pairFont, ink.text, { x: textLeft, y: pen.y + 17 });
    pen.y += 24;
  }
  pen.write(odds, oddsFont, ink.text, { x: right, y: (start + pen.y) / 2 + 9, align: 'right' });
  pen.y += 12;
}

function rule(pen: Pen): void {
  pen.draw((context) => {
    context.strokeStyle = pen.ink.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(left, pen.y + 0.5);
    context.lineTo(right, pen.y + 0.5);
    context.stroke();
  });
}

/** Draws the perforation: two holes and dashes between them, through which the background shows. */
function tear(pen: Pen): void {
  pen.y += 16;
  const { y } = pen;
  pen.draw((context) => {
    context.fillStyle = pen.ink.ground;
    for (const x of [margin, width - margin]) {
      context.beginPath();
      context.arc(x, y, hole, 0, Math.PI * 2);
      context.fill();
    }
    context.strokeStyle = pen.ink.dim;
    context.lineWidth = 2;
    context.setLineDash([7, 6]);
    context.beginPath();
    context.moveTo(margin + hole + 8, y);
    context.lineTo(width - margin - hole - 8, y);
    context.stroke();
  });
  pen.y += 20;
}

const codeSize = 132;

function stub(pen: Pen, picture: TicketPicture, code: PictureCode | null): void {
  const { ink } = pen;
  const top = pen.y;
  if (code) {
    pen.draw((context) => {
      // White and black in every theme, because scanners expect it.
      context.fillStyle = '#fff';
      context.fillRect(left, top + 6, codeSize, codeSize);
      context.translate(left, top + 6);
      context.scale(codeSize / code.size, codeSize / code.size);
      context.fillStyle = '#000';
      fillShape(context, code.path);
    });
  }
  const textLeft = code ? left + codeSize + 20 : left;
  for (const { label, value, emphasis } of picture.totals) {
    const valueFont = pen.font(emphasis ? 36 : 23, 800);
    const labelFont = pen.font(18, 500, 'text');
    const tall = emphasis && pen.measure(label, labelFont) + pen.measure(value, valueFont) + 16 > right - textLeft;
    pen.y += tall ? 26 : emphasis ? 40 : 32;
    pen.write(label, labelFont, ink.dim, { x: textLeft, y: pen.y });
    if (tall) pen.y += 36;
    pen.write(value, valueFont, emphasis ? ink.brand : ink.text, { x: right, y: pen.y, align: 'right' });
    pen.y += 4;
  }
  if (picture.code !== null) {
    pen.y = Math.max(pen.y + 34, top + codeSize);
    pen.write(picture.code, pen.font(24, 800), ink.text, { x: right, y: pen.y, align: 'right' });
  }
  pen.y = Math.max(pen.y, top + (code ? codeSize + 6 : 0)) + pad;
}

function walk(pen: Pen, picture: TicketPicture, code: PictureCode | null): void {
  head(pen, picture);
  for (const one of picture.legs) leg(pen, one);
  if (picture.more !== null) {
    pen.write(picture.more, pen.font(19, 700), pen.ink.dim, { x: left + 34, y: pen.y + 20 });
    pen.y += 28;
  }
  tear(pen);
  stub(pen, picture, code);
}

/**
 * Draws a ticket as a PNG, 1080 pixels wide, on an opaque background so that it reads the same wherever it is pasted.
 *
 * A canvas rather than a picture of the DOM, because `modern-screenshot` takes ten times as long for 12 legs. It also
 * adds 14 kB. SPEC.md has the figures.
 */
export async function drawPicture(picture: TicketPicture, ink: PictureInk, code: PictureCode | null): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas, so no picture can be drawn.');
  const measuring = new Pen(context, ink, { y: margin, draws: false });
  walk(measuring, picture, code);
  const height = Math.ceil(measuring.y + margin);
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink.paper;
  context.beginPath();
  context.roundRect(margin, margin, width - 2 * margin, height - 2 * margin, 14);
  context.fill();
  walk(new Pen(context, ink, { y: margin, draws: true }), picture, code);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture as PNG.'))),
      'image/png',
    );
  });
}
