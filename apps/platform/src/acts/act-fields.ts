import type { operatorCalls, WireCallName } from '@kvota/contracts/operator';
import type * as v from 'valibot';

type OperatorCalls = typeof operatorCalls;

/** The calls of operators that change something. */
export type ActCall = {
  [N in keyof OperatorCalls]: OperatorCalls[N]['method'] extends 'GET' ? never : N;
}[keyof OperatorCalls];

type Field<N extends ActCall> = OperatorCalls[N] extends { readonly body: infer B extends v.GenericSchema }
  ? keyof v.InferOutput<B> & string
  : never;

interface ActFields<F extends string> {
  /** The field that names the subject of the act. */
  readonly subject?: F;
  /** The field with the reason, as a person wrote it. */
  readonly reason?: F;
  /** Other fields that are kept. What is not named here is not. */
  readonly keep: readonly F[];
}

/** The fields of each act that the record keeps. No call of an operator has a secret in its input; one that gets one leaves it out here. */
export const actFields: { readonly [N in ActCall]: ActFields<Field<N>> } = {
  moveOdds: { subject: 'eventId', keep: ['marketCode', 'selectionCode', 'odds', 'cms'] },
  suspendMarket: { subject: 'eventId', keep: ['marketCode', 'suspended', 'cms'] },
  endMatch: { subject: 'eventId', keep: ['score'] },
  setFeed: { keep: ['running'] },
  forceTicket: { subject: 'username', keep: ['force'] },
  setSetting: { subject: 'key', keep: ['group', 'value'] },
  setTranslations: { subject: 'group', keep: ['lang', 'texts'] },
  setBanners: { keep: ['banners'] },
  setBannersPageSettings: { keep: ['pages'] },
  setTheme: { subject: 'domain', keep: ['dark', 'light'] },
  setDocument: { subject: 'doc', keep: ['lang', 'title', 'inForceSince'] },
  setBlocked: { subject: 'username', keep: ['blocked'] },
  setRoles: { subject: 'username', keep: ['roles'] },
  endSessions: { subject: 'username', keep: [] },
  // The texts are in the inbox.
  sendMessage: { subject: 'username', keep: ['requestId'] },
  grantBonus: { subject: 'username', keep: ['requestId', 'kind', 'name', 'amount', 'expiresAt', 'period'] },
  setSection: { subject: 'code', keep: ['enabled', 'order', 'areas', 'titles', 'games'] },
  setGameRules: { subject: 'profile', keep: ['reality_check_minutes'] },
  grantFreeRounds: {
    subject: 'username',
    keep: ['requestId', 'game_code', 'currencyId', 'rounds', 'stake', 'expiresAt'],
  },
  setGame: { subject: 'game_code', keep: ['enabled', 'until', 'max_bet'] },
  setGameProvider: { subject: 'provider', keep: ['enabled'] },
  cancelRound: { subject: 'round_id', reason: 'reason', keep: ['provider'] },
  setWalletFault: { keep: ['fault', 'percent', 'seconds'] },
  decideWithdrawal: { subject: 'paymentId', reason: 'note', keep: ['decision'] },
  chargeBack: { subject: 'paymentId', keep: ['amount', 'reference'] },
  refundPayment: { subject: 'paymentId', keep: ['amount', 'reference'] },
  resolveSuspense: { subject: 'id', keep: ['resolution', 'paymentId'] },
  reconcile: { subject: 'day', keep: [] },
  noteReconItem: { subject: 'id', reason: 'note', keep: [] },
  reconcilePayments: { keep: [] },
  cancelVoucher: { subject: 'id', reason: 'reason', keep: [] },
  endExclusion: { subject: 'username', reason: 'note', keep: [] },
  refuseExclusionEnd: { subject: 'username', reason: 'reason', keep: ['note'] },
  setNgrShares: { keep: ['version', 'shares'] },
  dropSockets: { subject: 'username', keep: [] },
  setMaintenance: { keep: ['seconds'] },
  setFault: { subject: 'call', keep: ['fault', 'seconds', 'username'] },
  reloadPage: { keep: [] },
  closeMoneyFlag: { subject: 'id', reason: 'note', keep: [] },
};

/** True for a call of an operator that changes something. */
export const isAct = (name: WireCallName): name is ActCall => Object.hasOwn(actFields, name);

/** Characters of a value that are kept. */
const longest = 1000;

/** Returns the subject, the reason and the details of an act from its input. */
export function partsOfAct(call: ActCall, body: unknown) {
  const { subject, reason, keep }: ActFields<string> = actFields[call];
  const values = new Map<string, unknown>(Object.entries(Object(body)));
  const textOf = (name: string | undefined): string | null => {
    const value = name === undefined ? undefined : values.get(name);
    if (value === undefined) return null;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`;
  };
  const details = keep.flatMap((name) => {
    const text = textOf(name);
    return text === null ? [] : [[name, text] as const];
  });
  return { subject: textOf(subject), reason: textOf(reason), details: Object.fromEntries(details) };
}
