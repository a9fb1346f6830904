import { expect, test } from 'vitest';

import { searchable } from './searchable.ts';

test.each([
  ['Novak Đoković', 'novak djokovic', 'Новак Ђоковић', 'NOVAK ĐOKOVIĆ', 'Новак Джокович'],
  ['Crvena zvezda', 'Црвена звезда'],
  ['Ljubljana', 'Љубљана'],
  ['Čukarički', 'Чукарички', 'cukaricki'],
  ['Olympiacos', 'Ολυμπιακός', 'Olympiakos'],
  ['Zenit', 'Зенит'],
  ['Železničar', 'Железничар'],
  ['Manchester', 'manchester', 'Манчестер'],
  ['Bodø/Glimt', 'bodo/glimt'],
])('[PRE-20] %s is found however it is written', (...written) => {
  expect(new Set(written.map(searchable)).size).toBe(1);
});

test('[PRE-20] a folded text stays as it is', () => {
  for (const text of ['Gençlerbirliği', 'Žalgiris Kaunas', 'Шахтёр', 'Παναθηναϊκός', '1. FC Köln', 'Łódź'])
    expect(searchable(searchable(text))).toBe(searchable(text));
});
