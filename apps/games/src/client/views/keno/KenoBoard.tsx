import type { KenoState } from '@kvota/games';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/keno.css.ts';
import { mathsRound } from '../maths-round.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { kenoModelOf, mostPicks, picksOf, quickPick, togglePick } from './keno-bet.ts';
import { allNumbersOf, numbersOf, ticketsOf } from './keno-tickets.ts';
import { KenoPays } from './KenoPays.tsx';
import { DrawProgress, KenoTools } from './KenoTools.tsx';
import { NumberGrid } from './NumberGrid.tsx';
import { useReveal } from './use-reveal.ts';

/** Milliseconds of a whole draw, of one at a table, and for which its result is shown before the credit follows. */
const drawMs = 1900;
const tableDrawMs = 9000;
const showMs = 400;

const none: readonly number[] = [];

/** A board of numbers that are chosen, and drawn one after another, with what the hits pay. */
export function KenoBoard(props: ViewProps): ReactElement {
  const { game, stake, choice, round, phase, still, money, random, booked, onChoose } = props;
  const model = kenoModelOf(game.model);
  const most = mostPicks(model);
  const atTable = booked !== undefined;
  const canChoose = phase === 'idle' || (phase === 'presented' && !atTable);
  const tickets = ticketsOf(booked ?? (round ? [round] : []));
  // Between the rounds of a table the board shows the choice. Then, and while it draws, it shows what was placed.
  const isPlaced = atTable ? !canChoose && (tickets.length > 0 || round !== null) : round !== null;
  const picks = isPlaced ? allNumbersOf(tickets) : picksOf(model, choice);
  const drawn = mathsRound<KenoState>('keno', round)?.state.drawn ?? none;
  const shown = useReveal({
    key: round?.id ?? null,
    count: drawn.length,
    stepMs: Math.round((atTable ? tableDrawMs : drawMs) / model.drawn),
    atOnce: still || phase === 'presented',
  });
  const visible = drawn.slice(0, shown);
  const isOver = round !== null && shown === drawn.length;
  const hits = picks.filter((pick) => visible.includes(pick)).length;
  usePresented(props, isOver ? showMs : null);

  const choose = (numbers: readonly number[]): void =>
    onChoose({ ...choice, numbers }, numbers.length > 0 ? `${numbers.length}` : undefined);
  const [ticket] = tickets;
  const single = ticket !== undefined && tickets.length === 1 ? ticket : undefined;
  const last = picksOf(model, { numbers: choice['last'] });
  const chosen = picks.length;
  const bets = tickets.length;
  return (
    <div className={css.board} data-numbers={model.numbers} data-shared={atTable ? '' : undefined}>
      <KenoPays
        model={model}
        picks={isPlaced ? (single ? numbersOf(single).length : 0) : chosen}
        hits={isOver ? hits : null}
        stake={isPlaced && single ? single.stake : stake}
        money={money}
      >
        {isPlaced ? (
          <Plural
            id="games.keno.tickets"
            value={bets}
            _0="No bet on this draw"
            one="# bet on this draw"
            other="# bets on this draw"
          />
        ) : (
          <Plural id="games.keno.choose" value={most} one="Choose # number" other="Choose 1 to # numbers" />
        )}
      </KenoPays>
      <NumberGrid
        numbers={model.numbers}
        picks={picks}
        booked={isPlaced ? none : allNumbersOf(atTable ? tickets : [])}
        drawn={visible}
        still={still || phase === 'presented'}
        disabled={!canChoose}
        full={chosen >= most}
        onToggle={(number) => choose(togglePick(model, picks, number))}
      />
      {atTable && round !== null ? (
        <DrawProgress drawn={visible} total={model.drawn} hits={bets > 0 ? hits : null} />
      ) : (
        <KenoTools
          disabled={!canChoose}
          isEmpty={chosen === 0}
          onQuick={() => choose(quickPick({ random, model }, picks))}
          onClear={() => choose([])}
          onRepeat={last.length > 0 ? () => choose(last) : null}
        >
          {round === null ? (
            <Trans id="games.keno.chosen">
              <b>{chosen}</b> of {most} chosen
            </Trans>
          ) : (
            <Trans id="games.keno.hitsOf">
              <b>{hits}</b> of {chosen} hit
            </Trans>
          )}
        </KenoTools>
      )}
    </div>
  );
}
