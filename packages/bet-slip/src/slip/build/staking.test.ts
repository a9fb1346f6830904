import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { quote } from '../../math/quote.ts';
import { selectTicket } from '../ticket/limits.ts';
import { selectProblems } from '../ticket/problems.ts';
import { selectPayButton } from '../select/select-payment.ts';
import { selectQuickStakes } from '../../figures/quick-stakes.ts';
import { selectCombinedOdds, selectQuote } from '../select/select-slip.ts';
import { driver, selection } from '../testing/slip-driver.ts';

const codes = (slip: ReturnType<typeof driver>) => selectProblems(slip.state, slip.env).map(({ code }) => code);
const staked = (stake: string, ...events: string[]) => {
  const slip = driver();
  slip.add(...events);
  slip.send({ type: 'set-stake', stake });
  return slip;
};

describe('stake', () => {
  test('[STAKE-02] on blur a player’s stake that is too low becomes the minimum; a visitor’s stays', () => {
    const slip = staked('5', 'a');
    slip.send({ type: 'blur-stake' });
    expect(slip.state.stake).toBe('20');
    slip.world({ loggedIn: false, wallet: null });
    slip.send({ type: 'set-stake', stake: '5' });
    slip.send({ type: 'blur-stake' });
    expect(slip.state.stake).toBe('5');
  });

  test('[STAKE-03] the same correction is made on load', () => {
    const slip = staked('5', 'a');
    slip.send({ type: 'resume' });
    expect(slip.state.stake).toBe('20');
  });

  test('[STAKE-04] [STAKE-05] [OP-31] the default follows the minimum of the active currency', () => {
    const slip = driver();
    slip.world({ limits: null });
    slip.send({ type: 'env-changed' });
    expect(slip.state.stake).toBe('20');
    slip.world(driver().env);
    slip.world({ wallet: { currency: 'EUR', currencyId: 2 } });
    slip.send({ type: 'env-changed' });
    expect(slip.state.stake).toBe('1');
    slip.send({ type: 'set-stake', stake: '3' });
    slip.world({ wallet: { currency: 'RSD', currencyId: 1 } });
    slip.send({ type: 'env-changed' });
    expect(slip.state.stake).toBe('20');
  });

  describe('in more than one currency', () => {
    const rsd = { currency: 'RSD', currencyId: 1 };
    const eur = { currency: 'EUR', currencyId: 2 };
    const choose = (slip: ReturnType<typeof driver>, wallet: typeof rsd | null): void => {
      slip.world({ wallet });
      slip.send({ type: 'env-changed' });
    };

    test('[STAKE-19] each currency has its own stake; one without starts at its minimum', () => {
      const slip = staked('100', 'a');
      choose(slip, eur);
      expect(slip.state).toMatchObject({ stake: '1', stakeBy: 'default' });
      slip.send({ type: 'set-stake', stake: '7' });
      choose(slip, rsd);
      expect(slip.state).toMatchObject({ stake: '100', stakeBy: 'player', originalStake: '100' });
      choose(slip, eur);
      expect(slip.state.stake).toBe('7');
      // An empty slip forgets them all (SLIP-19).
      slip.send({ type: 'clear' });
      choose(slip, rsd);
      expect(slip.state).toMatchObject({ stake: '20', stakeBy: 'default' });
    });

    test('[STAKE-19] the figure of a visitor is kept for the first wallet, and while a wallet is loading', () => {
      const slip = driver();
      choose(slip, null);
      slip.add('a');
      slip.send({ type: 'set-stake', stake: '50' });
      choose(slip, eur);
      expect(slip.state.stake).toBe('50');
      choose(slip, null);
      choose(slip, eur);
      expect(slip.state.stake).toBe('50');
    });

    test('[STAKE-19] a stake is never paid in a currency in which it was not shown', () => {
      const slip = staked('100', 'a');
      slip.world({ wallet: eur });
      expect(slip.send({ type: 'pay' })).toMatchObject([{ type: 'refused', reason: { code: 'buttonChanged' } }]);
      slip.send({ type: 'env-changed' });
      slip.waiting();
      expect(slip.state.payment).toMatchObject({ ticket: { content: { stake: '1' }, wallet: eur } });
    });

    test('[STAKE-19] a ticket under way keeps its stake; afterwards the new currency has its own', () => {
      const slip = staked('100', 'a');
      const ticketId = slip.waiting();
      choose(slip, eur);
      expect(slip.state.stake).toBe('100');
      slip.send({ type: 'ticket-answer', ticketId, answer: { kind: 'busy' } });
      expect(slip.state).toMatchObject({ payment: { status: 'idle' }, stake: '1' });
      choose(slip, rsd);
      expect(slip.state.stake).toBe('100');
    });

    test('[STAKE-19] a restored ticket brings its stake back only in the currency of that stake', () => {
      const slip = staked('100', 'a');
      slip.send({ type: 'load', selections: [selection('b')], groups: [] });
      choose(slip, eur);
      slip.send({ type: 'restore' });
      expect(slip.state).toMatchObject({ selections: [{ id: 'a' }], stake: '1' });
    });
  });

  test('[CONST-11] [OP-42] quick steps are multiples of the minimum, clamped to the maximum', () => {
    const slip = driver({ maxStake: '2000' });
    expect(selectQuickStakes(slip.state, slip.env).map(({ stake }) => stake)).toEqual([
      '20',
      '50',
      '100',
      '200',
      '500',
      '1000',
      '2000',
      '2000',
    ]);
  });

  test('[STAKE-01] numbers only, at most two decimals, at most the maximum', () => {
    expect(codes(staked('abc', 'a'))).toEqual(['invalidStake']);
    expect(codes(staked('20.001', 'a'))).toEqual(['invalidStake']);
    expect(codes(staked('200000.01', 'a'))).toEqual(['maxTicketPayin']);
    expect(codes(staked('20,50', 'a'))).toEqual([]);
    const cut = staked('20.559', 'a');
    cut.send({ type: 'blur-stake' });
    expect(cut.state.stake).toBe('20.55');
    const half = staked('50.', 'a');
    half.send({ type: 'blur-stake' });
    expect(half.state).toMatchObject({ stake: '50', stakeBy: 'player' });
  });

  test('[STAKE-12] [STAKE-13] below the minimum, and without a wallet, paying is off with a reason', () => {
    const slip = staked('19', 'a');
    expect(selectPayButton(slip.state, slip.env).disabled).toEqual({ code: 'minTicketPayin', params: { limit: '20' } });
    slip.world({ wallet: null });
    expect(selectPayButton(slip.state, slip.env).disabled?.code).toBe('noWallet');
  });

  test('[STAKE-08] [STAKE-09] [STAKE-10] a system needs a group, the stake for its lines, and not too many lines', () => {
    const slip = staked('20', 'a', 'b', 'c', 'd', 'e', 'f');
    slip.send({ type: 'set-mode', mode: 'system' });
    expect(codes(slip)).toEqual(['systemNoGroups']);
    for (const id of 'abcdef') slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition: 2 });
    slip.send({ type: 'confirm-group' });
    expect(codes(slip)).toEqual(['maxSystemTicketCombinations', 'minPayinPerSystemComb', 'minSystemPayin']);
  });

  test('[STAKE-11] more selections than allowed', () => {
    expect(codes(staked('20', 'a', 'b', 'c', 'd', 'e', 'f', 'g'))).toEqual(['maxTicketSelections']);
  });

  test('[STAKE-15] the free-bet wallet requires four selections at 1.35 or more', () => {
    const slip = staked('20', 'a', 'b', 'c');
    slip.world({ wallet: { currency: 'FREEBET-RSD', currencyId: 1000 } });
    expect(codes(slip)).toEqual(['minSelectionsMaxOddFreebet']);
    slip.send({ type: 'add', selection: selection('d', '1.35') });
    expect(codes(slip)).toEqual([]);
    expect(selectQuote(slip.state, slip.env).payout.max).toBe('196.00');
  });

  test('[STAKE-16] [OP-39] combined odds stop at what the maximum win allows', () => {
    const slip = staked('100', 'a', 'b', 'c', 'd');
    expect(selectCombinedOdds(slip.state, slip.env)).toEqual({ odds: '10.00', capped: true });
    slip.send({ type: 'set-stake', stake: '20' });
    expect(selectCombinedOdds(slip.state, slip.env)).toEqual({ odds: '16.00', capped: false });
  });

  test('[STAKE-16] [OP-39] odds of a hundred legs are capped as any others', () => {
    const slip = driver();
    for (let i = 0; i < 100; i += 1) slip.send({ type: 'add', selection: selection(`e${i}`, '1000.00') });
    expect(selectCombinedOdds(slip.state, slip.env)).toEqual({ odds: '50.00', capped: true });
    const bonus = { code: 'bonus', apply: (payout: string) => payout };
    const { payout } = quote(selectTicket(slip.state, slip.env), { adjustments: [bonus] });
    expect(payout.max).toBe(`2${'0'.repeat(301)}.00`);
  });

  test('[OP-91] a locked selection blocks paying', () => {
    const slip = staked('20', 'a', 'b');
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '0' }] });
    expect(can(slip.state, { type: 'pay' }, slip.env)).toMatchObject({ reason: { code: 'lockedSelections' } });
  });

  test('maintenance, a lost connection and a blocked account prevent paying too', () => {
    const slip = staked('20', 'a');
    slip.world({ blocked: true, maintenance: true, online: false, feedSilent: true });
    expect(codes(slip)).toEqual(['noConnection', 'maintenance', 'feedSilent', 'youAreBlocked']);
  });
});
