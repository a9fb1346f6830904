import { describe, expect, test } from 'vitest';

import { gateStates, gateTableText, runGateColumn, type GateState } from './gate-table.ts';

/** What becomes of each act. A state or an act that is added is missing here until somebody has decided about it. */
const expected = `
                          open      limitFull     paused        nightOff  timeUsed     checkDue         excluded      registerUnknown  limitRequired  unplayed           blocked        maintenance
ticketRequest             ok        limitReached  playPaused    nightOff  sessionTime  realityCheck     selfExcluded  registerUnknown  limitRequired  ok                 youAreBlocked  maintenance
reoffer (accept)          ok        ok            playPaused    nightOff  sessionTime  realityCheck     selfExcluded  registerUnknown  limitRequired  ok                 youAreBlocked  ok
reoffer (decline)         noOffer   noOffer       ok            ok        ok           ok               ok            ok               ok             noOffer            ok             noOffer
confirmCashOut            ok        ok            ok            ok        ok           ok               ok            ok               ok             ok                 ok             ok
bet of a new round        ok        limitReached  selfExcluded  nightOff  timeLimit    realityCheckDue  selfExcluded  registerUnknown  limitRequired  ok                 playerBlocked  maintenance
win of an open round      ok        ok            ok            ok        ok           ok               ok            ok               ok             ok                 ok             ok
rgsStartSession           ok        ok            playPaused    nightOff  sessionTime  ok               selfExcluded  registerUnknown  limitRequired  ok                 youAreBlocked  maintenance
createVoucher             ok        ok            ok            ok        ok           ok               ok            ok               ok             voucherPlayFirst   youAreBlocked  maintenance
activateVoucher           ok        depositLimit  playPaused    ok        ok           ok               selfExcluded  registerUnknown  limitRequired  ok                 youAreBlocked  maintenance
takeBackVoucher           ok        ok            ok            ok        ok           ok               ok            ok               ok             ok                 ok             ok
paymentInit (deposit)     ok        depositLimit  playPaused    ok        ok           ok               selfExcluded  registerUnknown  limitRequired  ok                 youAreBlocked  maintenance
deposit arrives           credited  sent back     credited      credited  credited     credited         sent back     credited         credited       credited           credited       credited
paymentInit (withdrawal)  ok        ok            ok            ok        ok           ok               ok            ok               ok             withdrawPlayFirst  youAreBlocked  maintenance
agencyAddCredit           ok        depositLimit  ok            ok        ok           ok               selfExcluded  registerUnknown  limitRequired  ok                 userBlocked    ok
agencyDecCredit           ok        ok            ok            ok        ok           ok               ok            ok               ok             ok                 ok             ok
agencyConnect             ok        ok            ok            ok        ok           ok               selfExcluded  ok               ok             ok                 youAreBlocked  ok
grantBonus                ok        ok            playPaused    ok        ok           ok               selfExcluded  registerUnknown  limitRequired  ok                 ok             ok
grantFreeRounds           ok        ok            playPaused    ok        ok           ok               selfExcluded  registerUnknown  limitRequired  ok                 ok             ok
transactions              ok        ok            ok            ok        ok           ok               ok            ok               ok             ok                 ok             ok
`
  .trimEnd()
  .replace('\n', '');

/** One column of the expected table. */
function expectedColumn(state: GateState): string {
  const rows = expected.split('\n').map((line) => line.split(/ {2,}/));
  const at = rows[0]?.indexOf(state) ?? -1;
  return rows.map((row) => `${row[0]}: ${row[at]}`).join('\n');
}

describe('[OP-87] what moves money of a player, on a real platform', () => {
  test('the table has every state', () => {
    expect(expected.split('\n')[0]?.trim().split(/ +/)).toEqual(gateStates);
  });

  test.each(gateStates)('%s', async (state) => {
    const [head = '', ...lines] = gateTableText({ [state]: await runGateColumn(state) }).split('\n');
    const ran = [head, ...lines].map((line) => line.split(/ {2,}/)).map(([act, cell]) => `${act}: ${cell}`);
    expect(ran.join('\n')).toBe(expectedColumn(state));
  });
});
