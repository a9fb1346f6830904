import { expect, test } from 'vitest';

import { cardOf, createCards, type DrawCard } from './cards.ts';

function start(draw: DrawCard) {
  let now = 0;
  const drawn: string[] = [];
  const cards = createCards(
    (request) => {
      drawn.push(`${request.item} ${request.locale}`);
      return draw(request);
    },
    (text) => ['rs', 'de'].includes(text),
    () => now,
  );
  const ask = (item: string, locale = 'de') => cards(new URLSearchParams(cardOf(item, locale).split('?')[1]));
  return { drawn, ask, cards, pass: (ms: number) => (now += ms) };
}

const picture = new Uint8Array([1]);

test('[ROUTE-74] the picture of a match is drawn once a minute and language, however many ask', async () => {
  const { drawn, ask, pass } = start(() => Promise.resolve(picture));
  expect(await Promise.all([ask('4711'), ask('4711')])).toEqual([picture, picture]);
  await ask('4711', 'rs');
  pass(59_999);
  await ask('4711');
  expect(drawn).toEqual(['4711 de', '4711 rs']);
  pass(1);
  await ask('4711');
  expect(drawn).toHaveLength(3);
});

test('[ROUTE-74] what is no match and no language is not drawn', async () => {
  const { drawn, ask, cards } = start(() => Promise.resolve(picture));
  for (const item of ['', 'a%20b', '../x', 'x'.repeat(41)]) expect(await ask(item)).toBeUndefined();
  expect(await ask('4711', 'fr')).toBeUndefined();
  expect(await cards(new URLSearchParams())).toBeUndefined();
  expect(drawn).toEqual([]);
});

test('[ROUTE-74] at most four pictures are drawn at the same time, and a failure is not kept', async () => {
  const waiting: PromiseWithResolvers<Uint8Array>[] = [];
  const { drawn, ask } = start(() => {
    const drawing = Promise.withResolvers<Uint8Array>();
    waiting.push(drawing);
    return drawing.promise;
  });
  const asked = ['1', '2', '3', '4'].map((item) => ask(item));
  expect(await ask('5')).toBeUndefined();
  waiting[0]?.reject(new Error('no font'));
  await expect(asked[0]).rejects.toThrow('no font');
  for (const drawing of waiting.slice(1)) drawing.resolve(picture);
  await Promise.all(asked.slice(1));
  const again = ask('1');
  waiting[4]?.resolve(picture);
  expect(await again).toBe(picture);
  expect(drawn).toEqual(['1 de', '2 de', '3 de', '4 de', '1 de']);
});
