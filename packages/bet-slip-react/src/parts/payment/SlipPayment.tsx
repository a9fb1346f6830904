import { can, selectPayButton, selectSelections } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Switch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { useMoney } from '../host/slip-host.ts';
import { refusalText } from '../text/refusal-text.ts';

/** The main button of the slip, with the reason if it is disabled, and the switch for odds changes (SLIP-12, SLIP-21). */
export function SlipPayment({ slip }: { slip: Slip }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const button = useSlip(slip, selectPayButton);
  const stake = useSlip(slip, (state) => state.stake);
  const auto = useSlip(slip, (state) => state.autoOddsChange);
  const legs = useSlip(slip, selectSelections);
  const changed = legs.filter((leg) => leg.changesPending).length;
  const removable = useSlip(slip, (state, env) => can(state, { type: 'delete-invalid' }, env) === true);
  const accepting = button.action === 'accept-changes';
  return (
    <>
      <Switch
        label={t({ id: 'slip.autoOdds', message: 'Accept odds changes automatically' })}
        checked={auto}
        disabled={button.busy}
        onCheckedChange={(on) => slip.send({ type: 'set-auto-odds', on })}
      />
      {removable && !button.busy ? (
        <Button variant="secondary" fullWidth onClick={() => slip.send({ type: 'delete-invalid' })}>
          {t({ id: 'slip.deleteInvalid', message: 'Remove locked selections' })}
        </Button>
      ) : null}
      <Button
        variant="brand"
        size="lg"
        fullWidth
        busy={button.busy}
        disabledReason={button.disabled && !button.busy ? refusalText(i18n, button.disabled, money) : undefined}
        note={accepting ? t({ id: 'slip.changed', message: `Changed odds: ${changed}` }) : undefined}
        onClick={() => slip.send({ type: accepting ? 'accept-changes' : 'pay' })}
        data-testid="pay"
      >
        {accepting
          ? t({ id: 'slip.acceptChanges', message: 'Accept changes' })
          : t({ id: 'slip.pay', message: `Pay ${money(stake || '0')}` })}
      </Button>
    </>
  );
}
