import * as v from 'valibot';

import { CurrencyId } from '../../../amount/currency-id.ts';
import { Money } from '../../../amount/money-schema.ts';
import { numberInQuery, PageNumber } from '../../answer.ts';
import { defineCall } from '../../call.ts';
import { Day } from '../../moment.ts';
import { agencyKinds } from '../agency-node.ts';
import { agency } from '../agency-path.ts';

/** Periods by name, in days of the operator's time zone. Weeks begin on Monday. */
export const agencyPeriods = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type AgencyPeriod = (typeof agencyPeriods)[number];
/** By what the rows of a calculation are. */
export const calculationGroups = ['child', 'player', 'day', 'product', 'sport'] as const;
export type CalculationGroup = (typeof calculationGroups)[number];

const UserId = v.pipe(v.string(), v.maxLength(80));

/**
 * Figures of a branch or a user in one currency. Stakes and payouts are those of settled tickets and rounds, at the time of
 * settlement; void ones count nowhere. Free bets are no stake: what they won is a cost.
 */
export const AgencyFigures = v.object({
  tickets: v.pipe(v.number(), v.description('Settled tickets and ended rounds')),
  stake: Money,
  payout: v.pipe(Money, v.description('With what was paid for sold parts')),
  ggr: v.pipe(Money, v.description('Stakes less payouts; negative if the players won')),
  margin: v.pipe(
    v.nullable(v.string()),
    v.description('GGR in percent of the stakes, two decimals; null without stakes'),
  ),
  bonusCost: v.pipe(Money, v.description('Paid for free bets and other bonuses')),
  ngr: v.pipe(Money, v.description('GGR less the cost of bonuses')),
  in: v.pipe(Money, v.description('Credit that players of the branch got')),
  out: v.pipe(Money, v.description('Credit that was taken from them')),
  players: v.pipe(v.number(), v.description('Players with a settled stake')),
});
export type AgencyFigures = v.InferOutput<typeof AgencyFigures>;

/** The days of an answer, both included, in the time zone of the operator. */
export const FigureDays = v.object({ from: Day, to: Day, zone: v.string() });
export type FigureDays = v.InferOutput<typeof FigureDays>;

/** Either a period by name, or days of the operator's time zone: 92 at most. Without any: today. */
const days = {
  period: v.optional(v.picklist(agencyPeriods)),
  from: v.optional(Day),
  to: v.optional(Day),
};

const answered = {
  days: FigureDays,
  currency: v.string(),
  currencyId: CurrencyId,
  asOf: v.pipe(v.string(), v.description('Everything that was booked before is counted')),
};

/** Calls for figures of the branch (CALL-43, OP-87). */
export const figureCalls = {
  agencyUserStats: defineCall({
    id: 'CALL-43',
    method: 'GET',
    path: agency('userStats'),
    summary: 'Figures of a player, or of the branch of an agent, in a period',
    access: 'agent',
    query: v.object({
      userId: UserId,
      ...days,
      currencyId: v.optional(numberInQuery),
      by: v.optional(v.picklist(['day', 'product', 'sport']), 'day'),
    }),
    answer: v.object({
      ...answered,
      payin: v.pipe(Money, v.description('The same as stake')),
      ...AgencyFigures.entries,
      series: v.pipe(
        v.array(v.object({ id: v.string(), figures: AgencyFigures })),
        v.description('Every day that has begun, or the products or sports with figures; ids as in a calculation'),
      ),
    }),
  }),
  agencyCalculation: defineCall({
    id: 'OP-87 calculation',
    method: 'GET',
    path: agency('calculation'),
    summary: 'Figures of a branch by child, player, day, product or sport, 100 rows a page, with their totals',
    access: 'agent',
    query: v.object({
      below: v.optional(v.pipe(UserId, v.description('The agent whose branch it is; the caller without it'))),
      ...days,
      currencyId: v.optional(numberInQuery),
      by: v.optional(v.picklist(calculationGroups), 'child'),
      page: PageNumber,
    }),
    answer: v.object({
      ...answered,
      rows: v.array(
        v.object({
          id: v.pipe(
            v.string(),
            v.description(
              'Id of a user, a day, a product or a sport; `own` for the own players. Sports include `mix` for several and `casino` for games; `none` is credit that was moved',
            ),
          ),
          name: v.pipe(v.nullable(v.string()), v.description('The name of a user; null for other rows')),
          kind: v.nullish(v.picklist(agencyKinds)),
          figures: AgencyFigures,
        }),
      ),
      totalPages: v.number(),
      rowCount: v.number(),
      totals: AgencyFigures,
    }),
  }),
  agencyOffice: defineCall({
    id: 'OP-87 office',
    method: 'GET',
    path: agency('office'),
    summary: 'Figures of the own branch in a period, the same moment of the period before, and by day',
    access: 'agent',
    query: v.object({ ...days, currencyId: v.optional(numberInQuery) }),
    answer: v.object({
      ...answered,
      now: AgencyFigures,
      before: v.pipe(AgencyFigures, v.description('The period before, up to the same moment')),
      openTickets: v.number(),
      openStake: v.pipe(Money, v.description('Stakes of tickets that are not settled')),
      series: v.pipe(
        v.array(v.object({ id: v.string(), figures: AgencyFigures })),
        v.description('Every day that has begun'),
      ),
      lowFloats: v.pipe(
        v.array(v.object({ userId: v.string(), username: v.string(), credit: Money, mark: Money })),
        v.description(
          'For older clients: direct children below their mark, 20 at most. `agencyAlerts` has those of all currencies',
        ),
      ),
    }),
  }),
};
