import * as v from 'valibot';

/**
 * Explanations of a movement, by code, with the names of their parameters. The first one of a movement is what happened,
 * the others are details. Amounts are money text, moments ISO text; words belong to the client. The ids of tickets,
 * rounds, payments, vouchers and bonuses are fields of the movement.
 */
export const movementExplanations = {
  paidIn: [],
  staked: [],
  stakeTaken: [],
  stakeReturned: [],
  ticketVoid: [],
  ticketWon: [],
  ticketSold: [],
  gameStaked: [],
  gameWon: [],
  gameReturned: [],
  jackpotWon: [],
  /** Credit from an agent to a user below; `creditUp` is the opposite. The sign of the movement has the side. */
  creditDown: [],
  creditUp: [],
  voucherMade: [],
  voucherUsed: [],
  voucherBack: [],
  withdrawalAsked: [],
  withdrawalBack: [],
  withdrawalPaid: [],
  depositRefunded: [],
  /** A refund that the provider refused. */
  refundBack: [],
  chargedBack: [],
  freeBetGiven: [],
  freeBetEnded: [],
  /** The parts of the wallet that money was taken from (OP-97). */
  drawn: ['deposits', 'winnings'],
  /** The parts of the wallet that money went back to. */
  putBack: ['deposits', 'winnings'],
  atOdds: ['odds'],
  /** A stake that was asked for, and the lower one of the accepted ticket. */
  stakeLowered: ['asked', 'accepted'],
  /** `reason`: rejected, declined, expired or cancelled. */
  notAccepted: ['reason'],
  /** The stake that a payout is for. */
  payoutFor: ['stake'],
  /** The number of selections that do not count with their odds, for example because they are void. */
  legsChanged: ['count'],
  freeBetStake: ['stake'],
  /** The highest payout, if a payout was above it. */
  capped: ['to'],
  soldPart: ['stake', 'of'],
  byMethod: ['method'],
  /** Money that was kept aside before it was credited. */
  wasKeptAside: [],
  /** An amount that a provider took back, if the wallet had less. */
  demanded: ['amount'],
  /** `reason`: failed, rejected, cancelled or returned. */
  withdrawalEnd: ['reason'],
  /** A withdrawal that was given back, and arrived after all. */
  paidAfterAll: [],
  voucherCode: ['last4'],
  validUntil: ['at'],
  /** `reason`: back, expired or cancelled. */
  voucherEnd: ['reason'],
  /** `basis` of a transfer. */
  transferBasis: ['basis'],
  pot: ['jackpot', 'cycle'],
  /** The amount that a bonus was granted with. */
  granted: ['amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ExplanationCode = keyof typeof movementExplanations;

/** An explanation with its parameters, by its code. */
export type MovementExplanation = {
  readonly [Code in ExplanationCode]: {
    readonly code: Code;
    readonly params: { readonly [Name in (typeof movementExplanations)[Code][number]]: string };
  };
}[ExplanationCode];

/** An explanation on the wire. A platform may send more codes; a client leaves out those that it does not have. */
export const Explanation = v.object({
  code: v.pipe(v.string(), v.description('One of movementExplanations')),
  params: v.record(v.string(), v.string()),
});
export type Explanation = v.InferOutput<typeof Explanation>;

/** Returns an explanation whose code is known and whose parameters are there; undefined for any other. */
export function knownExplanation({ code, params }: Explanation): MovementExplanation | undefined {
  const codes: readonly string[] = Object.keys(movementExplanations);
  if (!codes.includes(code)) return undefined;
  // Checked: the code is one of the table, and it has all parameters of the table.
  const known = { code, params } as MovementExplanation;
  return movementExplanations[known.code].every((name) => params[name] !== undefined) ? known : undefined;
}
