import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './action/button/Button.tsx';
import { SegmentedControl } from './action/segmented/SegmentedControl.tsx';
import { Frame } from './frame/frame/Frame.tsx';
import { TopNavItem } from './frame/top-bar/TopBar.tsx';
import { WalletBadge } from './frame/wallet-badge/WalletBadge.tsx';
import { MenuTile } from './content/menu-tile/MenuTile.tsx';
import { LabelsProvider } from './text/labels/Labels.tsx';
import { Countdown } from './feedback/countdown/Countdown.tsx';
import { Marquee } from './feedback/marquee/Marquee.tsx';
import { TicketLeg } from './slip/ticket/TicketLeg.tsx';
import { Flag } from './icon/flag/Flag.tsx';
import { specialFlag, specialNames } from './icon/flag/special-flags.tsx';
import { MarketTable } from './sportsbook/market-table/MarketTable.tsx';
import { OddsButton } from './sportsbook/odds-button/OddsButton.tsx';

const draw = (element: ReactElement): string => renderToStaticMarkup(element);
/** Returns the text for a screen reader: without tags, with single spaces. */
const heard = (element: ReactElement): string =>
  draw(element)
    .replaceAll(/<[^>]*aria-hidden="true"[^>]*>[^<]*<\/[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Returns the accessible name that the first named element has. */
const nameOf = (element: ReactElement): string | undefined => /aria-label="([^"]+)"/.exec(draw(element))?.[1];
const nothing = (): void => undefined;

describe('OddsButton', () => {
  test('the price is part of its name, and so is the way it moved', () => {
    expect(nameOf(<OddsButton label="Zvezda – Partizan, 1" price="1.85" move="up" />)).toBe(
      'Zvezda – Partizan, 1 1.85 went up',
    );
  });

  test.each([
    ['Zvezda – Partizan, Over 2.5', 'Over 2.5', 'Zvezda – Partizan, Over 2.5 1.85'],
    ['Zvezda – Partizan, Handicap, 1', '+1.5', 'Zvezda – Partizan, Handicap, 1, +1.5 1.85'],
  ])('the name of a wide price (%s) ends with what is visible, %s, and is said once', (label, caption, name) => {
    expect(nameOf(<OddsButton layout="wide" label={label} caption={caption} price="1.85" />)).toBe(name);
  });

  test('pressed means picked; state and move are data', () => {
    const markup = draw(<OddsButton label="1" price="1.85" selected move="down" />);
    expect(markup).toContain('aria-pressed="true"');
    expect(markup).toContain('data-state="open"');
    expect(markup).toContain('data-move="down"');
  });

  test.each(['suspended', 'unavailable', 'loading'] as const)(
    '%s says so and cannot be picked, but stays reachable',
    (state) => {
      const markup = draw(<OddsButton label="1" price="1.85" state={state} />);
      expect(markup).toContain('aria-disabled="true"');
      expect(markup).not.toContain(' disabled=');
    },
  );

  test('a suspended price that is picked can still be put back', () => {
    expect(draw(<OddsButton label="1" price="1.85" state="suspended" selected />)).not.toContain('aria-disabled');
  });

  test('words come from the provider', () => {
    const button = <OddsButton label="1" state="suspended" />;
    expect(nameOf(<LabelsProvider labels={{ suspended: 'zaključano' }}>{button}</LabelsProvider>)).toBe('1 zaključano');
  });
});

test('a stopped button stays reachable and describes why', () => {
  const markup = draw(<Button disabledReason="Stake below 20,00">Pay</Button>);
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=');
  expect(markup).toContain(`id="${id}"`);
  expect(markup).toContain('Stake below 20,00');
});

test('a table passes its columns to its rows, and no more to a phone than it has', () => {
  expect(draw(<MarketTable columns={2} />)).toContain('--kvota-local-columns:2;--kvota-local-phone-columns:2');
});

describe('Countdown', () => {
  test.each([
    [6, false],
    [5, true],
    [1, true],
  ])('[DLG-05] with %i seconds left the number is red: %s', (seconds, red) => {
    expect(draw(<Countdown seconds={seconds} label="Left" />).includes('data-urgent')).toBe(red);
  });

  test.each([
    [20, true],
    [19, false],
    [10, true],
    [5, true],
    [4, false],
  ])('it is a timer, and %i is spoken: %s', (seconds, spoken) => {
    const markup = draw(<Countdown seconds={seconds} label="Left" spoken={(left) => `${left} seconds left`} />);
    expect(markup).toContain('role="timer"');
    expect(markup.includes(`${seconds} seconds left`)).toBe(spoken);
  });
});

test('[CONST-03, OP-80] the marquee has two halves of four copies, passes in 120 seconds, and can be paused', () => {
  const markup = draw(<Marquee label="News" items={['A', 'B']} />);
  expect(markup).toContain('--kvota-local-seconds:120');
  expect(markup.match(/>A</g)).toHaveLength(8);
  // Assistive technology gets one copy.
  expect(markup.slice(0, markup.indexOf('aria-hidden="true" inert')).match(/>A</g)).toHaveLength(1);
  expect(markup).toContain('aria-label="Pause"');
});

test('[HEAD-07] a hidden credit is asterisks, and is not in the page at all', () => {
  const wallet = (hidden: boolean): ReactElement => (
    <WalletBadge amount="12.480,00" currency="RSD" hidden={hidden} onHiddenChange={nothing} />
  );
  expect(draw(wallet(false))).toContain('12.480,00');
  expect(draw(wallet(true))).not.toContain('12.480,00');
  expect(draw(wallet(true))).toContain('****');
});

test.each(specialNames)('[PRE-16] %s has a drawing of its own', (name) => {
  expect(specialFlag(name)).toBeDefined();
  expect(draw(<Flag code={name} label={name} />)).toContain(`aria-label="${name}"`);
});

test('[PRE-17] a place without a flag has a placeholder of the same size', () => {
  const markup = draw(<Flag code="Atlantis" size={20} />);
  expect(markup).toContain('width="20"');
  expect(markup).toContain('aria-hidden="true"');
});

test('a changed leg says the old price, the way and the new price', () => {
  expect(heard(<TicketLeg pick="1" market="Result" pair="A – B" odds="3.05" oldOdds="2.95" move="up" />)).toBe(
    '1ResultA – Bbefore 2.95went up3.05',
  );
});

test('a way without an address is a button, with one a link, stopped neither', () => {
  expect(draw(<TopNavItem label="Live" onClick={nothing} />)).toMatch(/^<button type="button"/);
  expect(draw(<TopNavItem label="Live" href="/live" current />)).toMatch(/^<a href="\/live".* aria-current="page"/);
  const stopped = draw(<MenuTile kind="live" title="Live" disabledReason="Back soon" href="/live" />);
  expect(stopped).toContain('aria-disabled="true"');
  expect(stopped).toContain('Back soon');
  expect(stopped).not.toContain('href');
});

test('a stopped segment keeps its place and says why', () => {
  const markup = draw(
    <SegmentedControl
      label="Kind"
      value="single"
      onValueChange={nothing}
      items={[
        { value: 'single', label: 'Single' },
        { value: 'system', label: 'System', disabledReason: 'Not with bonus money' },
      ]}
    />,
  );
  expect(markup).toContain('role="radiogroup"');
  expect(markup).toContain('Not with bonus money');
});

test('[ROUTE-51] the frame has header, marquee, sidebar, slip and bottom bar around one main region', () => {
  const markup = draw(
    <Frame header="H" marquee="M" sidebar="S" aside="T" bottomBar="B">
      centre
    </Frame>,
  );
  expect(markup.match(/<main /g)).toHaveLength(1);
  expect(markup).toContain('data-sidebar');
  expect(markup).toContain('data-aside');
  expect(markup).toContain('data-bottom-bar');
});
