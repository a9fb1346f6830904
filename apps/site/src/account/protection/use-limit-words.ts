import type { ExclusionEndReason } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import {
  isNear,
  type AmountKind,
  type AmountPeriod,
  type ExclusionMonths,
  type LimitName,
  type SwitchedProduct,
} from './limit-rules.ts';

interface Named {
  readonly name: string;
  readonly hint: string;
}

/** Returns the kinds of limits with what each counts. */
export function useKindWords(): Readonly<Record<AmountKind, Named>> {
  const { t } = useLingui();
  return {
    deposit: {
      name: t({ id: 'limits.kind.deposit', message: 'Deposits' }),
      hint: t({ id: 'limits.kind.deposit.hint', message: 'All money that you pay in, in whichever way.' }),
    },
    stakes: {
      name: t({ id: 'limits.kind.stakes', message: 'Stakes' }),
      hint: t({ id: 'limits.kind.stakes.hint', message: 'Everything that you put on bets and games.' }),
    },
    loss: {
      name: t({ id: 'limits.kind.loss', message: 'Losses' }),
      hint: t({ id: 'limits.kind.loss.hint', message: 'What you put in, less what comes back.' }),
    },
    singleStake: {
      name: t({ id: 'limits.kind.single', message: 'Single stake' }),
      hint: t({ id: 'limits.kind.single.hint', message: 'The most that one ticket, spin or round may cost.' }),
    },
  };
}

/** Returns the names of the periods. */
export function usePeriodWords(): Readonly<Record<AmountPeriod, string>> {
  const { t } = useLingui();
  return {
    day: t({ id: 'limits.period.day', message: 'Day' }),
    week: t({ id: 'limits.period.week', message: 'Week' }),
    month: t({ id: 'limits.period.month', message: 'Month' }),
  };
}

/** Returns the title of a limit, such as "Deposits per week". */
export function useLimitTitle(): (name: LimitName) => string {
  const { t } = useLingui();
  const single = t({ id: 'limits.title.single', message: 'Highest single stake' });
  const titles: Readonly<Record<string, string>> = {
    'deposit day': t({ id: 'limits.title.deposit.day', message: 'Deposits per day' }),
    'deposit week': t({ id: 'limits.title.deposit.week', message: 'Deposits per week' }),
    'deposit month': t({ id: 'limits.title.deposit.month', message: 'Deposits per month' }),
    'stakes day': t({ id: 'limits.title.stakes.day', message: 'Stakes per day' }),
    'stakes week': t({ id: 'limits.title.stakes.week', message: 'Stakes per week' }),
    'stakes month': t({ id: 'limits.title.stakes.month', message: 'Stakes per month' }),
    'loss day': t({ id: 'limits.title.loss.day', message: 'Losses per day' }),
    'loss week': t({ id: 'limits.title.loss.week', message: 'Losses per week' }),
    'loss month': t({ id: 'limits.title.loss.month', message: 'Losses per month' }),
  };
  return ({ kind, period }) => titles[`${kind} ${period ?? ''}`] ?? single;
}

/** Returns the names of the products. */
export function useProductWords(): Readonly<Record<SwitchedProduct, string>> {
  const { t } = useLingui();
  return {
    prematch: t({ id: 'limits.product.prematch', message: 'Betting before the match' }),
    live: t({ id: 'limits.product.live', message: 'Live betting' }),
    casino: t({ id: 'limits.product.casino', message: 'Casino' }),
    casinoLive: t({ id: 'limits.product.casinoLive', message: 'Live casino' }),
    virtuals: t({ id: 'limits.product.virtuals', message: 'Virtuals' }),
  };
}

/** Returns how long a higher limit waits, such as "at least 24 hours". */
export function useWait(hours: number): string {
  const { t } = useLingui();
  return t({ id: 'limits.wait', message: plural(hours, { one: 'at least # hour', other: 'at least # hours' }) });
}

/** Returns the lengths of pauses. */
export function usePauseLength(): (days: number) => string {
  const { t } = useLingui();
  return (days) =>
    days === 1
      ? t({ id: 'limits.pause.day', message: '24 hours' })
      : t({ id: 'limits.pause.days', message: plural(days, { one: '# day', other: '# days' }) });
}

/** Returns the lengths of exclusions. */
export function useExclusionLength(): (months: ExclusionMonths) => string {
  const { t } = useLingui();
  return (months) => {
    if (months === null) return t({ id: 'limits.exclude.forGood', message: 'For good' });
    if (months < 12)
      return t({ id: 'limits.exclude.months', message: plural(months, { one: '# month', other: '# months' }) });
    const years = months / 12;
    return t({ id: 'limits.exclude.years', message: plural(years, { one: '# year', other: '# years' }) });
  };
}

/** Returns why the end of an exclusion was refused. */
export function useEndReason(): (reason: ExclusionEndReason) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<ExclusionEndReason, string>> = {
    talkFirst: t({
      id: 'limits.ending.reason.talkFirst',
      message: 'We would like to talk to you first. Write to support.',
    }),
    harm: t({
      id: 'limits.ending.reason.harm',
      message: 'There are signs that playing harms you. The exclusion protects you.',
    }),
    identity: t({
      id: 'limits.ending.reason.identity',
      message: 'We could not confirm that the request was yours. Write to support.',
    }),
    other: t({
      id: 'limits.ending.reason.other',
      message: 'Our people have not agreed. Support explains the reasons to you.',
    }),
  };
  return (reason) => texts[reason];
}

/** Returns when something ends or begins: with the weekday if it is within a month, otherwise with the year. */
export function useWhen(now: number): (moment: string | number) => string {
  const formats = useFormats();
  return (moment) =>
    isNear(moment, now) ? `${formats.weekdayDate(moment)}, ${formats.time(moment)}` : formats.dateTime(moment);
}

/** Returns the text of a refusal: what, why and what to do. An unknown one has a general text. */
export function useProtectionFault(): (code: string) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    youAreBlocked: t({ id: 'limits.fault.blocked', message: 'Your account is blocked. Ask support.' }),
    playPaused: t({
      id: 'limits.fault.paused',
      message: 'Play is paused for longer than that already, and nothing was changed. Choose a longer pause.',
    }),
    selfExcluded: t({
      id: 'limits.fault.excluded',
      message: 'You have excluded yourself for longer than that already, and nothing was changed.',
    }),
    notExcluded: t({
      id: 'limits.fault.notExcluded',
      message: 'Your exclusion has ended already, and nothing was changed.',
    }),
    exclusionEndEarly: t({
      id: 'limits.fault.endEarly',
      message: 'The exclusion cannot end yet, and nothing was changed. Look from when you can ask.',
    }),
    tooManyDecisions: t({
      id: 'limits.fault.often',
      message: 'You have asked too often, and nothing was changed. Try again in an hour.',
    }),
    limitTooEarly: t({
      id: 'limits.fault.early',
      message: 'It is too early to confirm this. Look when it can be confirmed, then try again.',
    }),
    limitNotWaiting: t({
      id: 'limits.fault.over',
      message: 'This change no longer waits, and nothing was changed. Ask for it again if you still want it.',
    }),
    maintenance: t({
      id: 'limits.fault.maintenance',
      message: 'The site is under maintenance, and nothing was changed. Try again later.',
    }),
  };
  return (code) =>
    texts[code] ??
    t({ id: 'limits.fault', message: 'That did not work, and nothing was changed. Try again, or ask support.' });
}

/** Returns the warning that play closes with the end of the last limit of deposits, where the licence requires one. */
export function useLastLimitText(): string {
  const { t } = useLingui();
  return t({
    id: 'limits.removeLast',
    message:
      'This is your last limit of deposits, and our licence requires one. Without it you can neither play nor pay in until you set a new one. If you only want another amount, change the limit instead.',
  });
}
