import { selectEditable, selectSelections, type SelectionView } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { TicketLeg, TicketLegs, type TicketLegProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useSlip } from '../../use-slip.ts';
import { groupSign } from '../text/group-sign.ts';
import { useLockTexts } from '../text/use-lock-texts.ts';
import { AddGroup, GroupEditor } from './GroupEditor.tsx';
import { useSlipHost } from '../host/slip-host.ts';
import { SystemGroups } from './SystemGroups.tsx';

/** The selections and, in system mode, their groups below. */
export function SlipLegs({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const legs = useSlip(slip, selectSelections);
  const [adding, add] = useState(false);
  const view = useSlip(slip, (state) => ({
    system: state.mode === 'system',
    groups: state.groups.length,
    drafting: state.draft.selectionIds.length > 0,
    still: !selectEditable(state),
  }));
  const free = legs.some(({ group }) => group === null);
  const editing = view.system && !view.still && free && (view.groups === 0 || adding || view.drafting);
  const next = groupSign(view.groups);
  return (
    <TicketLegs
      label={t({ id: 'slip.selections', message: 'Selections' })}
      after={
        view.system ? (
          <>
            <SystemGroups slip={slip} still={view.still} />
            {editing ? (
              <GroupEditor
                slip={slip}
                sign={next}
                onConfirmed={() => add(false)}
                onCancel={view.groups > 0 ? () => add(false) : undefined}
              />
            ) : null}
            {!editing && free && !view.still ? <AddGroup onPress={() => add(true)} /> : null}
          </>
        ) : undefined
      }
    >
      {legs.map((leg) => (
        <Leg
          key={leg.id}
          slip={slip}
          leg={leg}
          part={!view.system ? null : leg.group !== null ? 'fixed' : editing ? 'free' : 'banker'}
          next={next}
        />
      ))}
    </TicketLegs>
  );
}

interface LegProps {
  readonly slip: Slip;
  readonly leg: SelectionView;
  /** Its role in the system. Null on a basic ticket. */
  readonly part: 'fixed' | 'free' | 'banker' | null;
  /** True while the player builds a group. */
  readonly next: string;
}

function Leg(props: LegProps) {
  const { slip, leg } = props;
  const { t } = useLingui();
  const { marketName, outcomeName } = useSlipHost();
  const token = useToken(props);
  const locks = useLockTexts();
  const market = marketName(leg.sport, leg.marketName, leg.player, leg.outcome);
  const moved = leg.lock === null && leg.priceChanged;
  return (
    <TicketLeg
      pick={outcomeName(leg.outcome, leg.player)}
      // The lock is on the line of the market, because one more line would move the main button (SLIP-26).
      market={leg.lock ? `${locks[leg.lock]} · ${market}` : market}
      pair={leg.pair}
      odds={leg.shownPrice}
      oldOdds={moved ? leg.originalPrice : undefined}
      move={moved && leg.direction ? leg.direction : undefined}
      state={leg.lock ? 'locked' : leg.changesPending ? 'pending' : 'open'}
      live={leg.desc === 'live'}
      onRemove={() => slip.send({ type: 'remove', id: leg.id })}
      removeLabel={t({ id: 'slip.remove', message: `Remove ${leg.pair}` })}
      token={token}
    />
  );
}

/** The mark of a leg: fixed in a group, selectable for the drafted group, or a banker (SYS-02, SYS-05, OP-92). */
function useToken({ slip, leg, part, next }: LegProps): TicketLegProps['token'] {
  const { t } = useLingui();
  switch (part) {
    case 'fixed': {
      const sign = groupSign(leg.group ?? 0);
      return { sign, label: t({ id: 'system.fixed', message: `Fixed in group ${sign}` }) };
    }
    case 'banker':
      return {
        sign: t({ id: 'system.bankerSign', message: 'B' }),
        label: t({ id: 'system.banker', message: 'Banker: part of every combination' }),
      };
    case 'free':
      return {
        sign: next,
        label: t({ id: 'system.take', message: `${leg.pair}: take into group ${next}` }),
        pressed: leg.drafted,
        onPress: () => slip.send({ type: 'draft-selection', id: leg.id }),
      };
    case null:
    default:
      return undefined;
  }
}
