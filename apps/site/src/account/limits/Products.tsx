import { onlineAtom } from '@kvota/shell';
import { Badge, Button, ConfirmDialog, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { ActFault, Offline } from '../protection/ActFault.tsx';
import { limitOf, offLimit, switchedProducts, type SwitchedProduct } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { useProductWords, useWait } from '../protection/use-limit-words.ts';
import { useSetLimit, type Protection } from '../protection/use-protection.ts';
import { WaitingChange } from './WaitingChange.tsx';

/** Products that the player can switch off, each with its state. */
export function Products(props: { readonly protection: Protection; readonly now: number }): ReactElement {
  const { protection, now } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const words = useProductWords();
  const wait = useWait(protection.coolingHours);
  const [asked, setAsked] = useState<SwitchedProduct>();
  const [open, setOpen] = useState(false);
  const act = useSetLimit(() => setOpen(false));
  const isOff = (product: SwitchedProduct): boolean => limitOf(protection.result, offLimit(product)) !== undefined;
  const turnsOn = asked !== undefined && isOff(asked);
  const name = asked === undefined ? '' : words[asked];
  const off = t({ id: 'limits.switchOff', message: 'Switch off' });
  const on = t({ id: 'limits.switchOn', message: 'Switch on' });
  return (
    <Panel title={t({ id: 'limits.products', message: 'Switch products off' })}>
      <Text tone="secondary" className={css.prose}>
        {t({
          id: 'limits.productsHint',
          message: `What is off takes no stakes, from that moment on. To switch it on again, you wait ${wait} and confirm it then.`,
        })}
      </Text>
      <div className={css.rows}>
        {switchedProducts.map((product) => {
          const limit = limitOf(protection.result, offLimit(product));
          return (
            <div key={product} className={css.card} role="group" aria-label={words[product]}>
              <div className={css.row}>
                <span className={css.actions}>
                  <Text as="strong">{words[product]}</Text>
                  {limit === undefined ? (
                    <Badge tone="success">{t({ id: 'limits.isOn', message: 'On' })}</Badge>
                  ) : (
                    <Badge tone="warning">{t({ id: 'limits.isOff', message: 'Off' })}</Badge>
                  )}
                </span>
                {limit?.next ? null : (
                  <Button
                    size="sm"
                    aria-label={`${limit === undefined ? off : on}: ${words[product]}`}
                    onClick={() => {
                      act.forget();
                      setAsked(product);
                      setOpen(true);
                    }}
                  >
                    {limit === undefined ? off : on}
                  </Button>
                )}
              </div>
              {limit === undefined ? null : <WaitingChange {...{ limit, now }} />}
            </div>
          );
        })}
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={
          turnsOn
            ? t({ id: 'limits.onAsk', message: `Switch on: ${name}` })
            : t({ id: 'limits.offAsk', message: `Switch off: ${name}` })
        }
        confirmLabel={turnsOn ? t({ id: 'limits.onYes', message: 'Ask for it' }) : off}
        cancelLabel={turnsOn ? t({ id: 'limits.keepOff', message: 'Keep it off' }) : undefined}
        busy={act.busy}
        onConfirm={() => {
          if (online && asked !== undefined) act.send({ ...offLimit(asked), amount: turnsOn ? null : '0.00' });
        }}
      >
        <div className={css.card}>
          <Text tone="secondary">
            {turnsOn
              ? t({
                  id: 'limits.onHint',
                  message: `It is not switched on at once: it waits ${wait}, and then you have to confirm it.`,
                })
              : t({
                  id: 'limits.offHint',
                  message: `It takes no stakes from now on. Open tickets are settled as usual. To switch it on again, you wait ${wait} and confirm it then.`,
                })}
          </Text>
          {online ? null : <Offline />}
          <ActFault act={act} />
        </div>
      </ConfirmDialog>
    </Panel>
  );
}
