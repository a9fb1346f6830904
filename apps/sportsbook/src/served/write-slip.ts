import type { ChosenPrice } from './chosen-prices.ts';
import { pairSign } from '../offer/leg-texts.ts';
import { payoutOf, totalOdds } from './slip-figures.ts';

/** The slip with one selection. Its attributes have the stake, and a thousand as money is written. */
const sample = 'template[data-sample]';

/** The content of the slip without selections. */
let empty: ChildNode[] | undefined;

/**
 * Makes the slip beside a served screen show prices that are chosen on it. Stake and main button wait for the app, because
 * a payment must not be repeated.
 */
export function writeSlip(screen: ParentNode, chosen: readonly ChosenPrice[]): void {
  const slip = screen.querySelector('[data-slip]');
  const template = screen.querySelector<HTMLTemplateElement>(sample);
  const filled = template?.content.firstElementChild;
  const leg = filled?.querySelector('li');
  if (!slip || !template || !filled || !leg) return;
  empty ??= [...slip.childNodes];
  if (chosen.length === 0) {
    slip.replaceChildren(...empty);
    return;
  }
  if (!slip.querySelector('ol')) slip.replaceChildren(...filled.cloneNode(true).childNodes);
  slip.querySelector('ol')?.replaceChildren(...chosen.map((one) => legOf(leg, one)));
  write(slip.querySelector('h2 > span'), String(chosen.length));
  const prices = chosen.map(({ price }) => price);
  const { sample: stake = '', money = '' } = template.dataset;
  const foot = slip.querySelector('footer');
  foot?.setAttribute('inert', '');
  // The totals are the last two lines above the main button.
  const [odds, payout] = [...(foot?.firstElementChild?.children ?? [])].slice(-2);
  write(odds?.lastElementChild?.lastChild, totalOdds(prices));
  write(payout?.lastElementChild?.lastChild, payoutOf(stake, prices, money));
}

function write(place: Node | null | undefined, text: string): void {
  if (place) place.textContent = text;
}

/** Returns a selection for the slip. Its button repeats the tap on the price, which removes it. */
function legOf(leg: Element, { key, price, leg: [pick, market, pair, live] }: ChosenPrice): Element {
  const copy = leg.cloneNode(true) as Element; // a copy of an element
  const remove = copy.querySelector('button');
  remove?.setAttribute('aria-label', remove.getAttribute('aria-label')?.replace(pairSign, () => pair) ?? '');
  remove?.setAttribute('data-price', key);
  const [, texts, end] = copy.children;
  const [itsPick, itsMarket, badge] = texts?.firstElementChild?.children ?? [];
  if (!live) badge?.remove();
  write(itsPick, pick);
  write(itsMarket, market);
  write(texts?.lastElementChild, pair);
  write(end?.lastElementChild, price);
  return copy;
}
