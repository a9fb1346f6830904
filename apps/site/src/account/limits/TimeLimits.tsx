import type { PlayerNight } from '@kvota/contracts';
import { onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Panel, Select, FieldRow, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import { limitOf, nightLimit, timeLimit } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { useWait } from '../protection/use-limit-words.ts';
import { useSetRealityCheck, type Protection } from '../protection/use-protection.ts';
import { TimeLimitRow } from './TimeLimitRow.tsx';

const sessionMinutes = [30, 60, 90, 120, 180, 240, 360];
const dayMinutes = [30, 60, 120, 180, 240, 360, 480];
const checkMinutes = [15, 30, 45, 60, 90, 120];
const evenings = ['20:00', '21:00', '22:00', '23:00', '00:00', '01:00', '02:00'];
const mornings = ['05:00', '06:00', '07:00', '08:00', '09:00', '10:00', '12:00'];

/** Time of play in a session and in a day, a night without play, and the time until a reality check (OP-87). */
export function TimeLimits(props: { readonly protection: Protection; readonly now: number }): ReactElement {
  const { protection, now } = props;
  const { t } = useLingui();
  const wait = useWait(protection.coolingHours);
  return (
    <Panel title={t({ id: 'limits.time', message: 'Time of play' })}>
      <Text tone="secondary" className={css.prose}>
        {t({
          id: 'limits.time.hint',
          message: `At its end no stakes are taken; open tickets and rounds end as usual. A stricter limit holds at once. For a looser one you wait ${wait} and confirm it then.`,
        })}
      </Text>
      <div>
        <Time
          {...{ protection, now }}
          period="session"
          title={t({ id: 'limits.title.time.session', message: 'Time per session' })}
          choices={sessionMinutes}
        />
        <Time
          {...{ protection, now }}
          period="day"
          title={t({ id: 'limits.title.time.day', message: 'Time per day' })}
          choices={dayMinutes}
        />
        <NightOff {...{ protection, now }} />
        <CheckInterval {...{ protection }} />
      </div>
    </Panel>
  );
}

function Time(props: {
  readonly protection: Protection;
  readonly now: number;
  readonly period: 'session' | 'day';
  readonly title: string;
  readonly choices: readonly number[];
}): ReactElement {
  const { protection, now, period, title, choices } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const name = timeLimit(period);
  const limit = limitOf(protection.result, name);
  const [minutes, setMinutes] = useState<string | null>(null);
  const used = formats.duration((limit?.usedMinutes ?? 0) * 60);
  return (
    <TimeLimitRow
      {...{ title, name, limit, now }}
      held={limit?.minutes ? formats.duration(limit.minutes * 60) : undefined}
      note={limit === undefined ? undefined : t({ id: 'limits.time.used', message: `Played so far: ${used}` })}
      wanted={minutes === null ? undefined : { minutes: Number(minutes) }}
      none={{ minutes: null }}
    >
      <Select
        label={title}
        hideLabel
        size="sm"
        placeholder={t({ id: 'limits.choose', message: 'Choose' })}
        value={minutes}
        onValueChange={setMinutes}
        items={choices.map((one) => ({ value: String(one), label: formats.duration(one * 60) }))}
      />
    </TimeLimitRow>
  );
}

function NightOff({ protection, now }: { readonly protection: Protection; readonly now: number }): ReactElement {
  const { t } = useLingui();
  const limit = limitOf(protection.result, nightLimit);
  const [night, setNight] = useState<PlayerNight>({ from: '23:00', to: '07:00' });
  const title = t({ id: 'limits.title.night', message: 'Night off' });
  return (
    <TimeLimitRow
      {...{ title, limit, now }}
      name={nightLimit}
      held={limit?.night ? `${limit.night.from} – ${limit.night.to}` : undefined}
      note={t({ id: 'limits.night.zone', message: 'By the clock of the site in Belgrade.' })}
      wanted={{ night }}
      none={{ night: null }}
    >
      <Select
        label={t({ id: 'limits.night.from', message: 'No play from' })}
        size="sm"
        value={night.from}
        onValueChange={(from) => setNight({ ...night, from })}
        items={evenings.map((value) => ({ value, label: value }))}
      />
      <Select
        label={t({ id: 'limits.night.to', message: 'Until' })}
        size="sm"
        value={night.to}
        onValueChange={(to) => setNight({ ...night, to })}
        items={mornings.map((value) => ({ value, label: value }))}
      />
    </TimeLimitRow>
  );
}

function CheckInterval({ protection }: { readonly protection: Protection }): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const act = useSetRealityCheck(() =>
    notify({ id: 'limits', text: t({ id: 'limits.taken', message: 'The change holds from now on.' }) }),
  );
  const held = protection.realityMinutes ?? 60;
  const title = t({ id: 'limits.title.check', message: 'Reality check' });
  return (
    <FieldRow
      title={title}
      note={t({
        id: 'limits.check.hint',
        message: 'After this time of play you see your time and money, and stakes wait for your answer.',
      })}
      after={<ActFault act={act} />}
    >
      <Select
        label={title}
        hideLabel
        size="sm"
        value={String(held)}
        disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
        onValueChange={(minutes) => act.send({ minutes: Number(minutes) })}
        items={[...new Set([...checkMinutes, held])]
          .toSorted((a, b) => a - b)
          .map((one) => ({ value: String(one), label: formats.duration(one * 60) }))}
      />
    </FieldRow>
  );
}
