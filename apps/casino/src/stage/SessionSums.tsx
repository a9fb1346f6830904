import { useFormats, useHost } from '@kvota/shell';
import { Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';

import { gameSessionQuery } from './machine/session-query.ts';
import type { StageState } from './machine/stage-machine.ts';
import * as css from './stage.css.ts';

const minute = 60_000;
/** Milliseconds between two figures of the time. */
const step = minute / 4;

/** How long the session has lasted, and what it cost or brought, as the platform has booked it. */
export function SessionSums({ state }: { readonly state: StageState }): ReactElement | null {
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const playing = state.status === 'playing';
  const { data: session, refetch } = useQuery(gameSessionQuery(api, playing ? state.session.id : undefined));
  const inRound = playing && state.inRound;
  useEffect(() => {
    if (playing && !inRound) void refetch();
  }, [playing, inRound, refetch]);
  const elapsed = useElapsed(session?.startedAt);
  if (session === null || session === undefined) return null;
  const net = formats.money(session.net, session.currency);
  return (
    <div className={css.sums}>
      <Text size="sm" tone="muted">
        {t({ id: 'casino.elapsed', message: `Time: ${formats.duration(elapsed)}` })}
      </Text>
      <Text size="sm">{t({ id: 'casino.net', message: `Net: ${net}` })}</Text>
    </div>
  );
}

/** Seconds since a time: quarters of the first minute, then whole minutes. */
function useElapsed(since: string | undefined): number {
  const { serverNow } = useHost();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), step);
    return () => clearInterval(timer);
  }, [serverNow]);
  const passed = since === undefined ? 0 : Math.max(0, now - Date.parse(since));
  const unit = passed < minute ? step : minute;
  return (Math.floor(passed / unit) * unit) / 1000;
}
