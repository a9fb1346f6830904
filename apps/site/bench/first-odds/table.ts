// The table of the first odds: medians beside their goals.
import { atMost, median, type Row } from '../figures.ts';
import type { Serving } from './world.ts';
import type { Visit } from './visit.ts';

type Figure = Exclude<keyof Visit, 'served' | 'missed'>;
/** The median; infinite if no visit succeeded. */
const usual = (visits: readonly Visit[], figure: Figure): number =>
  visits.length === 0 ? Number.POSITIVE_INFINITY : median(visits.map((visit) => visit[figure]));
/** A figure without a goal. */
const plain = (what: string, figure: string): Row => ({ what, figure, goal: '', met: true });
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const count = (visits: readonly Visit[], holds: (visit: Visit) => boolean): number => visits.filter(holds).length;

/** Returns the rows of the taps at first odds. */
const tapRows = (name: string, visits: readonly Visit[]): Row[] => [
  atMost(`${name}: tap to selected`, usual(visits, 'selected') / 1000, 0.5, 's'),
  atMost(`${name}: tap to on the slip`, usual(visits, 'counted') / 1000, 0.5, 's'),
  atMost(
    `${name}: taps that hit something else, of ${visits.length}`,
    count(visits, ({ missed }) => missed),
    0,
    '',
    0,
  ),
  atMost(
    `${name}: taps whose selection went out, of ${visits.length}`,
    count(visits, ({ lapses }) => lapses > 0),
    0,
    '',
    0,
  ),
];

/** The odds must not go away while the app takes over. */
const blankRow = (name: string, visits: readonly Visit[]): Row =>
  atMost(
    `${name}: visits whose odds went away, of ${visits.length}`,
    count(visits, ({ blanks }) => blanks > 0),
    0,
    '',
    0,
  );

/** Under load a server sends a page without its screen, and the figures are those of static files. */
const servedRows = (name: string, serving: Serving, visits: readonly Visit[]): Row[] =>
  serving === 'server'
    ? [
        atMost(
          `${name}: visits without the server's screen, of ${visits.length}`,
          count(visits, ({ served }) => !served),
          0,
          '',
          0,
        ),
      ]
    : [];

/** A phone with an empty cache, beside the hand-written page. */
export function phoneRows(name: string, serving: Serving, visits: readonly Visit[], byHand: readonly Visit[]): Row[] {
  const odds = usual(visits, 'odds');
  const floor = usual(byHand, 'odds');
  return [
    atMost(`${name}: first odds`, odds / 1000, serving === 'server' ? 1.2 : 2, 's'),
    ...servedRows(name, serving, visits),
    plain(`${name}: first odds, to hand-written (${seconds(floor)})`, `${(odds / floor).toFixed(2)} x`),
    plain(`${name}: the app has taken over`, seconds(usual(visits, 'app'))),
    atMost(`${name}: bytes until odds`, usual(visits, 'bytes') / 1000, 260, 'kB', 1),
    atMost(`${name}: JavaScript until odds`, usual(visits, 'scriptBytes') / 1000, 170, 'kB', 1),
    plain(`${name}: requests until odds`, String(usual(visits, 'requests'))),
    atMost(`${name}: chain of requests until odds`, usual(visits, 'depth'), 3, '', 0),
    blankRow(name, visits),
    ...tapRows(name, visits),
  ];
}

/** A second visit. */
export const warmRows = (name: string, visits: readonly Visit[]): Row[] => [
  atMost(`${name}: first odds`, usual(visits, 'odds') / 1000, 0.8, 's'),
  plain(`${name}: the app has taken over`, seconds(usual(visits, 'app'))),
  blankRow(name, visits),
  ...tapRows(name, visits),
];

/** A desktop, for which there is no goal but that of the taps. */
export const desktopRows = (name: string, visits: readonly Visit[]): Row[] => [
  plain(`${name}: first odds`, seconds(usual(visits, 'odds'))),
  plain(`${name}: the app has taken over`, seconds(usual(visits, 'app'))),
  blankRow(name, visits),
  ...tapRows(name, visits),
];
