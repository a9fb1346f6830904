import { expect, test } from 'vitest';

import { takeOverServed } from './take-over.ts';

/** A screen with prices over an app whose state the test sets, on a separate clock. */
function start({ typing = false, beside = false } = {}) {
  let time = 0;
  let look = (): void => undefined;
  const app = { content: false, splash: true, prices: false, slip: false, coming: false, hidden: true };
  const named = { tagName: 'INPUT', getAttribute: (name: string) => (name === 'aria-label' ? 'Find a market' : null) };
  const field = {
    ...named,
    canFocus: true,
    isFocused: false,
    focus: () => (field.isFocused = field.canFocus),
  };
  const screen = {
    isConnected: true,
    dataset: {},
    remove: () => (screen.isConnected = false),
    querySelector(selector: string) {
      if (selector === ':focus') return typing ? named : null;
      return selector === '[data-slip]' && !beside ? null : {};
    },
    querySelectorAll: () => [],
  };
  const root = {
    querySelector(selector: string) {
      if (selector === ':focus') return field.isFocused ? field : null;
      if (selector === '[data-slip]') return app.slip ? {} : null;
      if (selector === '[data-coming]') return app.coming ? {} : null;
      return app[selector.includes('data-price') ? 'prices' : 'splash'] ? {} : null;
    },
    querySelectorAll: () => [field],
    hasAttribute: () => app.hidden,
    removeAttribute: () => (app.hidden = false),
  };
  takeOverServed({
    page: { getElementById: () => (screen.isConnected ? screen : null) as unknown as HTMLElement }, // what is used of it
    root: root as unknown as HTMLElement, // what is used of it
    hasContent: () => app.content,
    every: (run) => {
      look = run;
      return () => (look = () => undefined);
    },
    now: () => time,
  });
  const pass = (ms: number): boolean => {
    time += ms;
    look();
    return screen.isConnected;
  };
  return { app, field, pass };
}

test('[SPEED-05] the screen is shown until the app has its content and its prices, and no splash', () => {
  const { app, pass } = start();
  expect(pass(20_000)).toBe(true);
  Object.assign(app, { content: true, prices: true });
  expect(pass(50)).toBe(true);
  app.splash = false;
  // The app is drawn below the screen before it goes.
  expect([pass(50), app.hidden]).toEqual([true, false]);
  expect(pass(50)).toBe(false);
});

test('[SPEED-06] the screen is shown until the app has the slip beside the page too', () => {
  const { app, pass } = start({ beside: true });
  Object.assign(app, { content: true, prices: true, splash: false });
  expect(pass(50) && pass(1000)).toBe(true);
  app.slip = true;
  expect([pass(50), pass(50)]).toEqual([true, false]);
});

test('[SPEED-06] on a slow network the screen is shown until its slip is loaded, or has failed to load', () => {
  const { app, pass } = start({ beside: true });
  Object.assign(app, { content: true, prices: true, splash: false, coming: true });
  expect(pass(50) && pass(15_000)).toBe(true);
  app.coming = false;
  expect([pass(50), pass(50)]).toEqual([true, false]);
});

test('[SPEED-05] a complete page without the prices of the screen is shown after three seconds', () => {
  const { app, pass } = start();
  Object.assign(app, { content: true, splash: false });
  expect(pass(50)).toBe(true);
  expect(pass(2900)).toBe(true);
  expect(pass(100)).toBe(true);
  expect(pass(50)).toBe(false);
});

test('[SPEED-05] after half a minute the app is shown as it is, because the odds of the screen are old', () => {
  const { pass } = start();
  expect(pass(30_000)).toBe(true);
  expect(pass(50)).toBe(false);
});

test('[SPEED-06] the focus moves to the field of the app, also if the field cannot take it at first or loses it again', () => {
  const { app, field, pass } = start({ typing: true });
  Object.assign(app, { content: true, prices: true, splash: false });
  pass(50);
  field.canFocus = false;
  expect([pass(50), field.isFocused]).toEqual([false, false]);
  field.canFocus = true;
  pass(50);
  expect(field.isFocused).toBe(true);
  field.isFocused = false;
  pass(50);
  expect(field.isFocused).toBe(true);
  // The player moves on, and nothing takes the focus back.
  for (let look = 0; look < 10; look += 1) pass(50);
  field.isFocused = false;
  pass(50);
  expect(field.isFocused).toBe(false);
});
