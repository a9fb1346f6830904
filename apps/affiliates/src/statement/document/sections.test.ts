import { expect, test } from 'vitest';

import { documentOf, sampleDocument, sampleRows } from '../../story/sample-commission.ts';
import { readDocument } from './read-document.ts';
import { derivationOf, playersOf, tierOf } from './sections.ts';

test('the steps are grouped by line, and nothing is left out', () => {
  const { sections, round } = derivationOf(sampleDocument);
  expect(sections.map(({ id, line }) => [id, line?.id])).toEqual([
    ['sports', 'sports'],
    ['casino', 'casino'],
    ['fee', 'fee'],
  ]);
  const shown = sections.flatMap(({ steps, result }) => [...steps, ...(result ? [result] : [])]);
  expect([...shown, round]).toEqual(sampleDocument.result.steps);
  expect(sections.map(({ result }) => result?.amount)).toEqual(sampleDocument.result.lines.map(({ result }) => result));
});

test('a tier begins at an amount, or at a number of selections', () => {
  const [sports, casino, fee] = derivationOf(sampleDocument).sections;
  const rates = (section: typeof sports) => section?.steps.filter((step) => step.type === 'rate') ?? [];
  expect(rates(sports).map((step) => tierOf(step, sports?.line))).toEqual(['amount', 'amount']);
  expect(rates(casino).map((step) => tierOf(step, casino?.line))).toEqual([undefined]);
  const [rate] = rates(sports);
  const bySelections = documentOf(
    sampleRows,
    {
      version: 1,
      lines: [
        {
          id: 'slips',
          base: 'turnover',
          products: 'all',
          cycle: 'week',
          carry: 'none',
          rate: { kind: 'selections', tiers: [{ from: 1, ppm: 10_000 }] },
          less: [],
          leastTurnover: '0',
        },
      ],
    },
    {
      products: { casino: { stake: '5.00', payout: '0.00', bonusCost: '0.00', active: 1, selections: { 3: '5.00' } } },
      carryIn: {},
    },
  );
  const [slips] = derivationOf(bySelections).sections;
  expect(rates(slips).map((step) => tierOf(step, slips?.line))).toEqual(['selections']);
  expect(rate && tierOf(rate, undefined)).toBe('amount');
  const players = fee?.steps.find((step) => step.type === 'players');
  expect(players && playersOf(players)).toBe('active');
});

test('a document is shown as it is stated, also if its result is not what follows from its input', () => {
  expect(readDocument(sampleDocument)?.verification.status).toBe('equal');
  const broken = readDocument({ ...sampleDocument, result: { ...sampleDocument.result, steps: 'none' } });
  expect(broken?.verification.status).toBe('different');
  expect(broken?.statement.result.steps).toEqual([]);
  expect(readDocument({ ...sampleDocument, result: null })?.statement.result.steps).toEqual([]);
  for (const other of [null, 7, 'x', [], {}, { format: 1 }]) expect(readDocument(other)).toBeUndefined();
});
