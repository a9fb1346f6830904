import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countVote, proposalSpan, type DecisionOutcome, type Proposal } from './two-people.ts';

const now = Date.UTC(2026, 10, 21, 12);
const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  outcome: 'approve',
  proposedBy: 'ana',
  expiresAt: now + proposalSpan,
  isOfStaff: true,
  ...more,
});

test('[OP-87] a second person decides what the first one proposed; the same person does not', () => {
  expect(countVote(undefined, { outcome: 'end', by: 'ana' }, now)).toEqual({ kind: 'propose' });
  expect(countVote(proposal(), { outcome: 'approve', by: 'ana' }, now)).toEqual({ kind: 'refuse' });
  expect(countVote(proposal(), { outcome: 'approve', by: 'ben' }, now)).toEqual({ kind: 'decide' });
});

test('[OP-87] another outcome, an end of the time, or a proposer without the role makes a new proposal', () => {
  const vote = (by: string, outcome: DecisionOutcome = 'approve') => ({ outcome, by });
  expect(countVote(proposal(), vote('ben', 'reject'), now)).toEqual({ kind: 'propose', before: 'replaced' });
  expect(countVote(proposal(), vote('ana', 'reject'), now)).toEqual({ kind: 'propose', before: 'replaced' });
  expect(countVote(proposal({ isOfStaff: false }), vote('ben'), now)).toEqual({ kind: 'propose', before: 'dropped' });
  for (const by of ['ana', 'ben']) {
    expect(countVote(proposal({ expiresAt: now }), vote(by), now)).toEqual({ kind: 'propose', before: 'expired' });
    expect(countVote(proposal({ expiresAt: now + 1 }), vote(by), now).kind).not.toBe('propose');
  }
});

test('[OP-87] no order of votes decides without two people who want the same within the time', () => {
  const vote = fc.record({
    by: fc.constantFrom('ana', 'ben', 'cleo'),
    outcome: fc.constantFrom('approve' as const, 'reject' as const),
    wait: fc.integer({ min: 0, max: proposalSpan }),
  });
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 20 }), (votes) => {
      let at = now;
      let open: Proposal | undefined;
      const seen: { by: string; outcome: DecisionOutcome; at: number }[] = [];
      for (const { wait, ...one } of votes) {
        at += wait;
        const effect = countVote(open, one, at);
        if (effect.kind === 'decide') {
          const others = seen.filter((other) => other.by !== one.by && other.outcome === one.outcome);
          expect(others.some((other) => at - other.at < proposalSpan)).toBe(true);
          return;
        }
        if (effect.kind === 'propose')
          open = { outcome: one.outcome, proposedBy: one.by, expiresAt: at + proposalSpan, isOfStaff: true };
        seen.push({ ...one, at });
      }
    }),
  );
});
