import { freeBetCurrencyId } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import { withoutIndexes } from './bulk-load.ts';
import { runBulk } from './size-database.ts';
import { days, drawn, drawnId, moment, type SizePlan } from './size-plan.ts';

/** Tickets of one statement. */
const batch = 100_000;
/** Matches of a day. */
const matches = 300;
const marks = ticketMarks;

/**
 * Seeds tickets with their legs and sold parts, in the order of time, and writes what they add to figures into
 * `bench_figures`. Some players bet far more than others. They have no entries of the ledger.
 */
export async function seedTickets(db: Db, plan: SizePlan, progress: (text: string) => void): Promise<void> {
  await runBulk(db, [
    'CREATE UNLOGGED TABLE bench_figures (LIKE figures_log)',
    'ALTER TABLE bench_figures DROP COLUMN id',
  ]);
  const load = async (): Promise<void> => {
    for (let from = 1; from <= plan.tickets; from += batch) {
      const to = Math.min(plan.tickets, from + batch - 1);
      await runBulk(db, [ticketBatch(plan, from, to)]);
      progress(`${to} of ${plan.tickets} tickets`);
    }
  };
  await withoutIndexes(db, ['tickets', 'ticket_legs', 'cash_outs'], load, progress);
}

/** Writes the tickets with these numbers. */
function ticketBatch(plan: SizePlan, from: number, to: number): string {
  const r = (purpose: number): string => drawn(plan, 'i', purpose);
  const isFree = 'd.is_free';
  return `
    WITH numbered AS MATERIALIZED (
      SELECT i, ${drawnId(plan, 't', 'i')} AS id,
        date_trunc('milliseconds', ${moment(plan.begin)} + (i - ${r(1)}) / ${plan.tickets} * interval '${days} days') AS created_at,
        1 + floor(${plan.players} * power(${r(2)}, 3))::integer AS p,
        CASE WHEN ${r(3)} < 0.35 THEN 1 ELSE 2 + floor(7 * power(${r(4)}, 2))::integer END AS size,
        ${r(5)} < 0.3 AS is_live, ${r(6)} < 0.03 AS is_free, ${r(7)} < 0.15 AS is_system, ${r(8)} AS luck,
        ${r(9)} AS part, ${r(10)} < 0.004 AS is_late, 0.5 + 23.5 * ${r(11)} AS hours,
        100 * (20 + floor(1980 * power(${r(12)}, 4)))::bigint AS stake
      FROM generate_series(${from}, ${to}) AS i
    ), dealt AS MATERIALIZED (
      SELECT n.*, b.user_id, b.agent_id, b.wallet_id, b.currency_id, b.currency,
        date_trunc('milliseconds', n.created_at + n.hours * interval '1 hour') AS ended_at
      FROM numbered n JOIN bench_players b ON b.p = n.p
    ), leg AS MATERIALIZED (
      SELECT d.i, position, d.created_at::date + floor(2 * ${drawn(plan, 'd.i * 100 + position', 20)})::integer AS day,
        floor(${matches} * power(${drawn(plan, 'd.i * 100 + position', 21)}, 2))::integer AS match,
        1200 + floor(2800 * power(${drawn(plan, 'd.i * 100 + position', 22)}, 2))::integer AS odds
      FROM dealt d CROSS JOIN LATERAL generate_series(0, d.size - 1) AS position
    ), played AS MATERIALIZED (
      SELECT leg.*, to_char(day, 'YYMMDD') || '-' || match AS event_id, (ARRAY['F', 'F', 'F', 'B', 'T', 'V'])[1 + match % 6] AS sport,
        CASE WHEN d.is_live AND (position = 0 OR position % 2 = 1) THEN 'live' ELSE 'prematch' END AS type
      FROM leg JOIN dealt d USING (i)
    ), slip AS MATERIALIZED (
      SELECT i, round(exp(sum(ln(odds / 1000.0))), 2) AS odds,
        CASE WHEN count(DISTINCT type) > 1 THEN 'mix' ELSE min(type) END AS product,
        CASE WHEN count(DISTINCT sport) > 1 THEN 'mix' ELSE min(sport) END AS sport,
        jsonb_agg(jsonb_build_object('eventId', event_id, 'type', type, 'marketCode', '1X2', 'selectionCode', '1',
          'odds', round(odds / 1000.0, 2)::text, 'original_odds', round(odds / 1000.0, 2)::text, 'sport', sport,
          'systemGroup', CASE WHEN d.is_system AND d.size > 2 THEN 0 END) ORDER BY position) AS selections
      FROM played JOIN dealt d USING (i) GROUP BY i
    ), decided AS MATERIALIZED (
      SELECT d.*, s.odds, s.product, s.sport, s.selections, least(floor(d.stake * s.odds), 1000000000)::bigint AS possible,
        CASE WHEN d.ended_at > ${moment(plan.now)} OR d.is_late THEN 'open' WHEN d.luck < 0.03 THEN 'void'
          WHEN d.luck < 0.05 AND NOT ${isFree} THEN 'cashed_out' WHEN d.luck < 0.72 THEN 'lost' ELSE 'won' END AS settlement
      FROM dealt d JOIN slip s USING (i)
    ), sold AS MATERIALIZED (
      SELECT d.*, settlement = 'cashed_out' AS is_whole, CASE WHEN settlement = 'cashed_out' THEN stake ELSE stake / 2 END AS sold_stake,
        stake / 3 + 7 AS amount, date_trunc('milliseconds', created_at + hours / 2 * interval '1 hour') AS sold_at
      FROM decided d WHERE settlement = 'cashed_out' OR (settlement IN ('won', 'lost') AND part < 0.01 AND NOT ${isFree})
    ), legs_written AS (
      INSERT INTO ticket_legs (ticket_id, position, event_id, type, sport, league_name, pair, time_start, market_code,
        selection_code, requested_odds, used_odds, system_group, status, result)
      SELECT d.id, position, event_id, type, played.sport, 'League ' || match % 40, 'Hosts ' || match || ' - Guests ' || match,
        day + interval '20 hours', '1X2', '1', played.odds, played.odds, CASE WHEN d.is_system AND d.size > 2 THEN 0 END,
        CASE WHEN settlement IN ('open', 'cashed_out') THEN 'open' ELSE settlement END,
        CASE WHEN settlement IN ('won', 'lost') THEN '2:1' END
      FROM played JOIN decided d USING (i) ORDER BY i, position
    ), sold_written AS (
      INSERT INTO cash_outs (quote_id, ticket_id, stake, open_stake, amount, expires_at, booked_at, credit)
      SELECT 'q-' || id, id, sold_stake, stake, amount, sold_at, sold_at, 0 FROM sold
    ), figures_written AS (
      INSERT INTO bench_figures (at, user_id, seller, currency, product, sport, legs, kind, tickets, stake, payout, bonus_cost,
        credit_in, credit_out)
      SELECT d.ended_at, d.user_id, d.agent_id, CASE WHEN ${isFree} THEN 'RSD' ELSE d.currency END, d.product, d.sport, d.size,
        CASE WHEN ${isFree} THEN 'bonus' ELSE 'settled' END, 1,
        CASE WHEN ${isFree} THEN 0 ELSE d.stake - coalesce(s.sold_stake, 0) END,
        CASE WHEN ${isFree} OR d.settlement = 'lost' THEN 0 ELSE d.possible END,
        CASE WHEN ${isFree} AND d.settlement = 'won' THEN d.possible ELSE 0 END, 0, 0
      FROM decided d LEFT JOIN sold s USING (i) WHERE d.settlement IN ('won', 'lost')
      UNION ALL
      SELECT sold_at, user_id, agent_id, currency, product, sport, size, 'sold', CASE WHEN is_whole THEN 1 ELSE 0 END,
        sold_stake, amount, 0, 0, 0 FROM sold
    )
    INSERT INTO tickets (id, user_id, wallet_id, payload_hash, request, answer, state, live, auto_odds_change, currency,
      currency_id, stake, requested_stake, total_odds, possible_payout, max_win, created_at, decided_at, settlement, payout,
      settled_at, explanation, agent_id, marks)
    SELECT d.id, d.user_id, CASE WHEN ${isFree} THEN NULL ELSE d.wallet_id END, md5(d.id) || md5(d.user_id),
      jsonb_build_object('ticket_id', d.id, 'selections', d.selections, 'autoOddsChange', false, 'bets', bets,
        'original_bets', bets, 'wallet', jsonb_build_object('currency', c.currency, 'currency_id', c.currency_id),
        'bonus', '{"amount": 0, "percentage": 0, "total_gain": 0}'::jsonb,
        'systemGroups', CASE WHEN d.is_system AND d.size > 2 THEN jsonb_build_array(jsonb_build_object(
          'conditions', jsonb_build_array(d.size - 1), 'totalSelections', d.size)) ELSE '[]'::jsonb END),
      '{"ErrorText":"ok"}', 'accepted', d.is_live, false, c.currency, c.currency_id, d.stake, d.stake, d.odds::text, d.possible,
      1000000000, d.created_at, d.created_at, d.settlement,
      CASE d.settlement WHEN 'open' THEN NULL WHEN 'won' THEN d.possible WHEN 'void' THEN d.stake ELSE 0 END,
      CASE WHEN d.settlement = 'open' THEN NULL WHEN s.is_whole THEN s.sold_at ELSE d.ended_at END,
      CASE WHEN d.settlement <> 'open' THEN '[]'::jsonb END, d.agent_id,
      CASE WHEN d.is_live THEN ${marks.live} ELSE 0 END + CASE WHEN ${isFree} THEN ${marks.freeBet} ELSE 0 END
        + CASE WHEN s.i IS NULL THEN 0 ELSE ${marks.sold} END
        + CASE WHEN d.size = 1 THEN ${marks.single} WHEN d.is_system AND d.size > 2 THEN ${marks.system} ELSE ${marks.standard} END
    FROM decided d LEFT JOIN sold s USING (i)
    CROSS JOIN LATERAL (SELECT CASE WHEN ${isFree} THEN 'FREEBET-RSD' ELSE d.currency END AS currency,
      CASE WHEN ${isFree} THEN ${freeBetCurrencyId} ELSE d.currency_id END AS currency_id,
      jsonb_build_object('selectedSystems', '[1]'::jsonb, 'stake', round(d.stake / 100.0, 2)::text, 'type', 'total') AS bets) c
    ORDER BY d.i`;
}
