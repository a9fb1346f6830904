import { selectPayButton, selectQuote, selectSelections } from '@kvota/bet-slip/slip';
import type { NewSelection } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import type { ReactElement } from 'react';

/** A whole slip: odds, the ticket, the stake and the main button. The host creates the slip and stops it. */
export function App({ slip, offer }: { readonly slip: Slip; readonly offer: readonly NewSelection[] }): ReactElement {
  return (
    <main>
      {offer.map((selection) => (
        <button key={selection.outcome} onClick={() => slip.send({ type: 'add', selection })}>
          {selection.outcome} ({selection.price})
        </button>
      ))}
      <Ticket slip={slip} />
      <Stake slip={slip} />
      <PayButton slip={slip} />
    </main>
  );
}

function Ticket({ slip }: { readonly slip: Slip }): ReactElement {
  const selections = useSlip(slip, selectSelections);
  if (selections.length === 0) return <p>Choose odds.</p>;
  return (
    <ul>
      {selections.map(({ id, pair, outcome, shownPrice, lock }) => (
        <li key={id} data-lock={lock}>
          {pair}: {outcome} at {shownPrice}
          <button onClick={() => slip.send({ type: 'remove', id })}>Remove</button>
        </li>
      ))}
    </ul>
  );
}

function Stake({ slip }: { readonly slip: Slip }): ReactElement {
  const stake = useSlip(slip, (state) => state.stake);
  const { payout } = useSlip(slip, selectQuote);
  return (
    <label>
      Stake
      <input
        value={stake}
        onChange={({ target }) => slip.send({ type: 'set-stake', stake: target.value })}
        onBlur={() => slip.send({ type: 'blur-stake' })}
      />
      pays {payout.max}
    </label>
  );
}

function PayButton({ slip }: { readonly slip: Slip }): ReactElement {
  const { action, disabled, busy } = useSlip(slip, selectPayButton);
  return (
    <button disabled={disabled !== null} aria-busy={busy} onClick={() => slip.send({ type: 'press', action })}>
      {disabled?.code ?? action}
    </button>
  );
}
