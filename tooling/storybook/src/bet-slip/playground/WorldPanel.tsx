import type { SlipLimits } from '@kvota/bet-slip/slip';
import { Panel, Select, Switch } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Fields, Row } from '../../workbench/Workbench.tsx';
import { DraftField, readMoney, readWhole } from '../../workbench/DraftField.tsx';
import { wallets, type World } from '../engine/world.ts';

type PerCurrency = 'minTicketPayin' | 'minPayinPerSystemComb' | 'maxTicketWin';
type Whole = 'maxSystemTicketCombinations' | 'maxTicketSelections' | 'timeoutPrematchTicket' | 'timeoutLiveTicket';

const amounts: readonly (readonly [PerCurrency, string])[] = [
  ['minTicketPayin', 'Lowest stake'],
  ['minPayinPerSystemComb', 'Lowest per line'],
  ['maxTicketWin', 'Highest payout'],
];
const counts: readonly (readonly [Whole, string])[] = [
  ['maxSystemTicketCombinations', 'Most lines'],
  ['maxTicketSelections', 'Most selections'],
  ['timeoutPrematchTicket', 'Wait, prematch (s)'],
  ['timeoutLiveTicket', 'Wait, live (s)'],
];

/** Controls for the env of the slip: sign-in, wallet, limits, connection. */
export function WorldPanel(props: {
  readonly world: World;
  readonly onChange: (change: Partial<World>) => void;
}): ReactElement {
  const { world, onChange } = props;
  const { wallet, limits } = world;
  const change = (next: Partial<SlipLimits>): void => {
    if (limits) onChange({ limits: { ...limits, ...next } });
  };
  return (
    <Panel title="Env">
      <Row>
        <Switch checked={world.loggedIn} onCheckedChange={(loggedIn) => onChange({ loggedIn })} label="Logged in" />
        <Switch checked={world.online} onCheckedChange={(online) => onChange({ online })} label="Online" />
        <Switch checked={world.blocked} onCheckedChange={(blocked) => onChange({ blocked })} label="Blocked" />
        <Switch
          checked={world.maintenance}
          onCheckedChange={(maintenance) => onChange({ maintenance })}
          label="Maintenance"
        />
      </Row>
      <Select
        label="Wallet"
        size="sm"
        value={wallet?.currency ?? 'none'}
        items={[
          ...Object.values(wallets).map(({ currency, currencyId }) => ({
            value: currency,
            label: currency,
            detail: currencyId,
          })),
          { value: 'none', label: 'No wallet' },
        ]}
        onValueChange={(value) => {
          const chosen = Object.values(wallets).find(({ currency }) => currency === value);
          onChange({ wallet: chosen ?? null });
        }}
      />
      {limits === null ? null : (
        <Fields>
          {amounts.map(([key, label]) => (
            <DraftField
              key={key}
              label={label}
              value={limits[key].find(({ currency }) => currency === wallet?.currency)?.limit ?? ''}
              disabled={wallet === null}
              read={readMoney}
              onRead={(limit) =>
                change({
                  [key]: [
                    ...limits[key].filter(({ currency }) => currency !== wallet?.currency),
                    ...(wallet ? [{ currency: wallet.currency, limit }] : []),
                  ],
                })
              }
            />
          ))}
          {counts.map(([key, label]) => (
            <DraftField
              key={key}
              label={label}
              inputMode="numeric"
              value={String(limits[key])}
              read={readWhole}
              onRead={(count) => change({ [key]: count })}
            />
          ))}
        </Fields>
      )}
    </Panel>
  );
}
