import { selectCombinedOdds, selectQuote, type SlipEnv, type SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { VisuallyHidden } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useSlip } from '../../use-slip.ts';
import { useMoney } from '../host/slip-host.ts';
import { isNothing, shortOdds } from '../text/short-odds.ts';
import { useButtonNote } from './use-button-note.ts';

/**
 * Serializes what the player chose, and what the main button does. Single odds are left out, because their changes would be
 * announced all the time.
 */
function structureOf({ selections, groups, stake, mode, button }: SlipState): string {
  return JSON.stringify([
    selections.map(({ id, marketName, outcome }) => [id, marketName, outcome]),
    groups,
    stake,
    mode,
    // Paying changes nothing that was announced.
    button.meaning === 'wait' ? 'pay' : button.meaning,
  ]);
}

function figuresOf(state: SlipState, env: SlipEnv) {
  const system = state.mode === 'system';
  const { odds } = selectCombinedOdds(state, env);
  return {
    count: state.selections.length,
    odds,
    payout: selectQuote(state, env).payout.max,
    unpriced: isNothing(odds) || (system && state.groups.length === 0),
  };
}

const announceDelay = 1000;

/** The figures of an announcement as text, for comparison. */
const figuresText = (state: SlipState, env: SlipEnv): string => JSON.stringify(figuresOf(state, env));

/**
 * The polite live region of the slip. It announces the content a second after the player or the main button has changed
 * something, with the reason if the button no longer pays. A price that changes alone empties it, because what was
 * announced is outdated; this is not announced (SLIP-30).
 */
export function SlipAnnouncer({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const money = useMoney();
  const structure = useSlip(slip, structureOf);
  const noteOf = useButtonNote();
  const figures = useSlip(slip, figuresText);
  const [announced, announce] = useState<{ readonly text: string; readonly figures: string }>();
  if (announced && announced.figures !== figures) announce({ text: '', figures });
  const [first] = useState(structure);
  useEffect(() => {
    // Content that was there when the page opened is read with the page.
    if (structure === first && announced === undefined) return undefined;
    const timer = setTimeout(() => {
      const { state, env } = slip.getSnapshot();
      const { count, odds, payout, unpriced } = figuresOf(state, env);
      const counted = t({
        id: 'slip.count',
        message: plural(count, { one: '# selection', other: '# selections' }),
      });
      const [total, amount] = [shortOdds(odds), money(payout)];
      const content =
        count === 0
          ? t({ id: 'spoken.empty', message: 'The slip is empty.' })
          : unpriced
            ? counted
            : t({ id: 'spoken.slip', message: `${counted}, odds ${total}, possible payout ${amount}` });
      const { meaning } = state.button;
      const note = meaning === 'wait' || meaning === null ? undefined : noteOf(meaning, state, env);
      announce({ text: note === undefined ? content : `${note}. ${content}`, figures: figuresText(state, env) });
    }, announceDelay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only an action of the player restarts the delay; the texts are read at its end
  }, [structure]);
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-testid="slip-spoken">
        {announced?.text}
      </span>
    </VisuallyHidden>
  );
}
