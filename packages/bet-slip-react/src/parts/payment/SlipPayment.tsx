import { selectLocks, selectPayButton, selectSelections, type PayAction } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Switch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { useMoney } from '../host/slip-host.ts';
import { useLockTexts } from '../text/use-lock-texts.ts';
import { refusalText } from '../text/refusal-text.ts';

/** The main button of the slip, with the reason for what it does or why it is disabled, and the switch for odds changes (SLIP-12, SLIP-21, SLIP-23). */
export function SlipPayment({ slip }: { slip: Slip }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const button = useSlip(slip, selectPayButton);
  const stake = useSlip(slip, (state) => state.stake);
  const auto = useSlip(slip, (state) => state.autoOddsChange);
  const legs = useSlip(slip, selectSelections);
  const changed = legs.filter((leg) => leg.changesPending).length;
  const locks = useSlip(slip, selectLocks);
  const lockTexts = useLockTexts();
  const words: Record<PayAction, () => { readonly label: string; readonly note?: string }> = {
    pay: () => ({ label: t({ id: 'slip.pay', message: `Pay ${money(stake || '0')}` }) }),
    'accept-changes': () => ({
      label: t({ id: 'slip.acceptChanges', message: 'Accept changes' }),
      note: t({ id: 'slip.changed', message: `Changed odds: ${changed}` }),
    }),
    'delete-invalid': () => ({
      label: t({ id: 'slip.deleteInvalid', message: 'Remove locked selections' }),
      note: [...new Set(locks)].map((lock) => lockTexts[lock]).join(' · '),
    }),
  };
  const { label, note } = words[button.action]();
  return (
    <>
      <Switch
        label={t({ id: 'slip.autoOdds', message: 'Accept odds changes automatically' })}
        checked={auto}
        disabled={button.busy}
        onCheckedChange={(on) => slip.send({ type: 'set-auto-odds', on })}
      />
      <Button
        variant="brand"
        size="lg"
        fullWidth
        busy={button.busy}
        disabledReason={button.disabled && !button.busy ? refusalText(i18n, button.disabled, money) : undefined}
        note={note}
        onClick={() => slip.send({ type: button.action })}
        data-testid="pay"
      >
        {label}
      </Button>
    </>
  );
}
