import { outcomes, quote, type Ticket } from '@kvota/bet-slip/math';
import { oddsToThousandths } from '@kvota/contracts';
import { Chip, Panel, TextField } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Columns, Workbench, Note, Row, Stack } from '../../workbench/Workbench.tsx';
import { DraftField, readMoney } from '../../workbench/DraftField.tsx';
import { Facts } from '../../workbench/Facts.tsx';
import { refusalText } from '../engine/refusal-text.ts';
import { impliedChance, linesOf } from './system-lines.ts';
import * as css from './SystemCalculator.css.ts';

export interface SystemCalculatorProps {
  /** Odds of the legs, separated by spaces. */
  readonly odds: string;
  readonly conditions: readonly number[];
  /** Letters of the bankers, which are part of every line. */
  readonly bankers: string;
  readonly stake: string;
  readonly maxTicketWin: string;
}

const letter = (index: number): string => String.fromCodePoint(65 + index);
/** The most lines that are listed. If there are more, they are only counted. */
const listed = 120;

/** Any k of any n, with bankers: stake, payout and chances. */
export function SystemCalculator(props: SystemCalculatorProps): ReactElement {
  const [odds, setOdds] = useState(props.odds);
  const [conditions, setConditions] = useState(props.conditions);
  const [bankers, setBankers] = useState(props.bankers);
  const [stake, setStake] = useState(props.stake);
  const [maxTicketWin, setMaxTicketWin] = useState(props.maxTicketWin);

  const legs = odds
    .split(/\s+/)
    .filter((text) => oddsToThousandths(text) >= 1000)
    .slice(0, 26)
    .map((text, index) => ({ id: letter(index), odds: text }));
  const members = legs.map(({ id }) => id).filter((id) => !bankers.includes(id));
  const counted = conditions.filter((k) => k <= members.length);
  const ticket: Ticket = {
    selections: legs,
    groups: counted.length === 0 ? [] : [{ conditions: counted, selectionIds: members }],
    stake,
  };
  const price = quote(ticket, { maxTicketWin });
  const sellable = price.violations.length === 0;
  const chances = sellable
    ? outcomes(ticket, Object.fromEntries(legs.map((leg) => [leg.id, impliedChance(oddsToThousandths(leg.odds))])))
    : null;
  const toggleBanker = (id: string): void =>
    setBankers(bankers.includes(id) ? bankers.replace(id, '') : `${bankers}${id}`);
  const toggleCondition = (k: number): void =>
    setConditions(
      conditions.includes(k) ? conditions.filter((one) => one !== k) : [...conditions, k].sort((a, b) => a - b),
    );

  return (
    <Workbench
      title="System calculator"
      intro="Priced by @kvota/bet-slip/math without listing a line, however many there are."
    >
      <Columns layout="halves">
        <Panel title="Ticket">
          <TextField
            label="Odds of the legs"
            hint="Decimal text with a point, parted by spaces"
            value={odds}
            onValueChange={setOdds}
            autoComplete="off"
          />
          <Stack tight>
            <Note>Bankers are part of every line:</Note>
            <Row>
              {legs.map(({ id, odds }) => (
                <Chip key={id} selected={bankers.includes(id)} onClick={() => toggleBanker(id)} count={odds}>
                  {id}
                </Chip>
              ))}
            </Row>
          </Stack>
          <Stack tight>
            <Note>Of the other {members.length}, lines take:</Note>
            <Row>
              {members.map((_, index) => (
                <Chip key={index} selected={counted.includes(index + 1)} onClick={() => toggleCondition(index + 1)}>
                  {`${index + 1} of ${members.length}`}
                </Chip>
              ))}
            </Row>
          </Stack>
          <Columns layout="halves">
            <DraftField label="Stake" value={stake} read={readMoney} onRead={setStake} />
            <DraftField label="Highest payout" value={maxTicketWin} read={readMoney} onRead={setMaxTicketWin} />
          </Columns>
        </Panel>
        <Panel title="Price">
          <Facts
            facts={[
              { name: 'Lines', value: String(price.combinations) },
              { name: 'Stake per line', value: price.stakePerCombination },
              { name: 'Cheapest line', value: price.lineOdds.min },
              { name: 'Dearest line', value: price.lineOdds.max },
              { name: 'Payout, least', value: price.payout.min },
              {
                name: price.capped.max ? 'Payout, capped' : 'Payout, greatest',
                value: price.payout.max,
                tone: price.capped.max ? 'warning' : undefined,
              },
              { name: 'Any return', value: chances ? percentOf(chances.chanceOfAnyReturn) : '-' },
              { name: 'Mean return', value: chances?.mean ?? '-' },
              { name: 'Returns possible', value: String(chances?.distribution?.length ?? '-') },
            ]}
          />
          {price.violations.map((violation) => (
            <Note key={violation.code}>{refusalText(violation)}</Note>
          ))}
          <Note>Chances are those that the odds mean if they were fair.</Note>
        </Panel>
      </Columns>
      <Panel title={`Lines (${String(price.combinations)})`}>
        {price.combinations > BigInt(listed) || !sellable ? (
          <Note>Up to {listed} lines are listed here. The engine counts and prices them without.</Note>
        ) : (
          <ol className={css.lines} aria-label="Lines">
            {linesOf(ticket).map((ids) => (
              <li key={ids.join('')} className={css.line}>
                <span>{ids.join(' ')}</span>
                <span className={css.odds}>
                  {
                    quote({ selections: legs.filter(({ id }) => ids.includes(id)), groups: [], stake: '1' }, {})
                      .totalOdds.max
                  }
                </span>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </Workbench>
  );
}

/** Writes decimal text between 0 and 1 as a percentage, cut to two places. */
function percentOf(chance: string): string {
  const [whole = '0', fraction = ''] = chance.split('.');
  const digits = `${whole}${fraction.padEnd(4, '0').slice(0, 4)}`;
  return `${BigInt(digits) / 100n}.${digits.slice(-2)} %`;
}
