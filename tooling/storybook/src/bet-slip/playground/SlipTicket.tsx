import {
  selectCombinedOdds,
  selectPayButton,
  selectProblems,
  selectQuote,
  selectSelections,
  type SelectionView,
} from '@kvota/bet-slip/slip';
import { selectQuickStakes } from '@kvota/bet-slip/figures';
import {
  Button,
  IconButton,
  SegmentedControl,
  StakeInput,
  Switch,
  Ticket,
  TicketEmpty,
  TicketFooter,
  TicketHeader,
  TicketLeg,
  TicketLegs,
  TicketNotice,
  TicketTear,
  TicketTotal,
} from '@kvota/ui';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Stack } from '../../workbench/Workbench.tsx';
import { GroupEditor } from './GroupEditor.tsx';
import type { SlipHarness, HarnessView } from '../engine/slip-harness.ts';
import { PaymentStrip } from './PaymentStrip.tsx';
import { refusalText } from '../engine/refusal-text.ts';

interface HarnessProps {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
}

/** The slip, rendered from its selectors only. */
export function SlipTicket({ harness, view }: HarnessProps): ReactElement {
  const { state, env } = view;
  const legs = selectSelections(state, env);
  const system = harness.can({ type: 'set-mode', mode: 'system' });
  return (
    <Ticket label="Slip">
      <TicketHeader title="Slip" count={legs.length}>
        <IconButton
          size="sm"
          label="Clear the slip"
          icon={<IconTrash size={18} />}
          disabledReason={legs.length === 0 ? 'emptyTicket' : undefined}
          onClick={() => harness.send({ type: 'clear' })}
        />
      </TicketHeader>
      {legs.length === 0 ? (
        <TicketEmpty title="Nothing on the slip" />
      ) : (
        <TicketLegs label="Selections">
          {legs.map((leg) => (
            <Leg key={leg.id} leg={leg} harness={harness} system={state.mode === 'system' && state.groups.length > 0} />
          ))}
        </TicketLegs>
      )}
      <TicketTear />
      <TicketFooter>
        <SegmentedControl
          label="Kind of ticket"
          fullWidth
          size="sm"
          value={state.mode}
          items={[
            { value: 'basic', label: 'Accumulator' },
            {
              value: 'system',
              label: 'System',
              disabledReason: system === true ? undefined : refusalText(system.reason),
            },
          ]}
          onValueChange={(mode) => harness.send({ type: 'set-mode', mode })}
        />
        {state.mode === 'system' ? <GroupEditor harness={harness} view={view} /> : null}
        <Stub harness={harness} view={view} />
      </TicketFooter>
    </Ticket>
  );
}

function Leg(props: {
  readonly leg: SelectionView;
  readonly harness: SlipHarness;
  readonly system: boolean;
}): ReactElement {
  const { leg, harness, system } = props;
  const place = leg.group === null ? 'Banker' : `Group ${leg.group + 1}`;
  const notes = [...(leg.lock === null ? [] : [leg.lock]), ...(system ? [place] : [])];
  return (
    <TicketLeg
      pick={leg.outcome}
      market={leg.marketDesc}
      pair={leg.pair}
      live={leg.desc === 'live'}
      odds={leg.shownPrice}
      state={leg.lock ? 'locked' : leg.changesPending ? 'pending' : 'open'}
      {...(leg.priceChanged && leg.lock === null && { oldOdds: leg.originalPrice })}
      move={leg.lock === null ? (leg.direction ?? undefined) : undefined}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
      removeLabel={`Remove ${leg.pair}`}
      onRemove={() => harness.send({ type: 'remove', id: leg.id })}
    />
  );
}

function Stub({ harness, view }: HarnessProps): ReactElement {
  const { state, env } = view;
  const quote = selectQuote(state, env);
  const combined = selectCombinedOdds(state, env);
  const pay = selectPayButton(state, env);
  const currency = env.wallet?.currency;
  const { min, max } = quote.payout;
  return (
    <Stack tight>
      <StakeInput
        label="Stake"
        currency={currency}
        amount={/^\d+(\.\d{1,2})?$/.test(state.stake) ? state.stake : null}
        onAmountChange={(amount, text) => harness.send({ type: 'set-stake', stake: amount ?? text })}
        quickSteps={selectQuickStakes(state, env)
          .slice(0, 4)
          .map(({ step, stake }) => ({ label: `×${step}`, amount: stake }))}
        freeBet={env.wallet?.currencyId === state.config.freeBet.currencyId}
        onBlur={() => harness.send({ type: 'blur-stake' })}
      />
      <TicketTotal label="Lines" value={String(quote.combinations)} />
      <TicketTotal label="Odds" value={`${combined.capped ? '> ' : ''}${combined.odds}`} />
      {min === max ? null : <TicketTotal label="Lowest payout" value={min} />}
      <TicketTotal
        label={min === max ? 'Payout' : 'Highest payout'}
        emphasis
        value={`${quote.capped.max ? '> ' : ''}${max}`}
      />
      <PaymentStrip harness={harness} view={view} />
      {selectProblems(state, env).map((problem) => (
        <TicketNotice key={problem.code} tone="warning">
          {refusalText(problem)}
        </TicketNotice>
      ))}
      <Switch
        label="Take changed odds"
        checked={state.autoOddsChange}
        onCheckedChange={(on) => harness.send({ type: 'set-auto-odds', on })}
      />
      <Button
        variant="brand"
        size="lg"
        fullWidth
        busy={pay.busy}
        disabledReason={pay.disabled === null || pay.busy ? undefined : refusalText(pay.disabled)}
        onClick={() => harness.send({ type: 'press', action: pay.action })}
      >
        {{ pay: 'Pay', 'accept-changes': 'Accept changes', 'delete-invalid': 'Remove locked selections' }[pay.action]}
      </Button>
    </Stack>
  );
}
