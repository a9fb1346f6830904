import type { Call } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { expect, test } from 'vitest';

import { gateActs } from './gate-table.ts';

/** Calls that move money and are not acts of the gate table, and the reason. */
const otherMoney = {
  startSession: 'the same as rgsStartSession, with the provider of the game',
  agencyCreateUser: 'an opening credit is moved as by agencyAddCredit; the user did not exist before',
  paymentCancel: 'the money of a withdrawal goes back to its player, in every state',
  agencyVoidDecision: 'a stake goes back to its player, in every state',
  forceTicket: 'decides about a ticket that waits',
  endMatch: 'settles tickets that were sold',
  cancelRound: 'a bet goes back to its player',
  decideWithdrawal: 'decides about a withdrawal that waits',
  closeMoneyFlag: 'moves no money',
  chargeBack: 'the bank has taken the money already',
  refundPayment: 'a deposit goes back to where it came from',
  resolveSuspense: 'books money that lies with the operator',
  cancelVoucher: 'the money of a voucher goes back to its maker',
  agencyRepay: 'credit of agents only',
  agencyPay: 'commission between agents',
} satisfies Partial<Record<WireCallName, string>>;

/** Calls that change something else, or answer a question that is too long for an address. */
const noMoney = new Set(
  `
  markMessages saveProfile saveUserSettings sendContactMessage bookSlip bookTicket loadBooking marketFilters allSports
  bettingOffer matchOffer liveOffer liveMatchOffer priceHistory checkTicketSelections ticketHistory cashOut
  startDemoGame endGameSession answerRealityCheck rotateFairness paymentLock setPlayerLimit confirmPlayerLimit
  ackReality setRealityCheck pausePlay excludeSelf askExclusionEnd withdrawExclusionEnd agencyBlockUser
  agencyUnblockUser agencySaveLine agencyTickets agencyVoidRequest agencySaveUser agencyResetPassword agencyCloseUser
  agencyMoveUser agencyCancelMove agencySaveStaff agencySaveLimits agencyCreatePromoCode agencyPromoCodeState
  agencySavePlan agencyPlanPreview agencyCorrection agencyExport saveAppearanceVersion publishAppearance
  cancelAppearanceSchedule createAppearancePreview uploadPicture moveOdds suspendMarket setFeed setSetting
  setTranslations setBanners setBannersPageSettings setTheme setDocument setBlocked setRoles endSessions sendMessage
  setSection setGameRules setGame setGameProvider setWalletFault reconcile noteReconItem reconcilePayments
  endExclusion refuseExclusionEnd setNgrShares dropSockets setMaintenance setFault reloadPage
`
    .trim()
    .split(/\s+/),
);

test('[OP-87] every call that writes is an act of the gate table, or somebody has decided that it need not be', () => {
  const writes = Object.entries<Call>(wireCalls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));
  const acts = new Set(gateActs.map((act) => act.split(' ')[0] ?? ''));
  const places = (name: string): number =>
    [acts.has(name), Object.hasOwn(otherMoney, name), noMoney.has(name)].filter(Boolean).length;
  expect(writes.filter((name) => places(name) !== 1)).toEqual([]);
  expect([...Object.keys(otherMoney), ...noMoney].filter((name) => !writes.includes(name))).toEqual([]);
});
