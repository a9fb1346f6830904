import type { PlanLine } from '@kvota/commission';
import type { CommissionPlan } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { Badge, Button, isoOf, noonOf, Panel, Sheet, SheetLine, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { useLineWords } from '../commission/use-line-words.ts';
import type { PlanAnswer } from '../data/reports/commission-queries.ts';
import * as css from './plan.css.ts';

/** The versions of a plan, newest first. Those that are over are shown on request. */
export function PlanVersions({ answer }: { readonly answer: PlanAnswer }): ReactElement {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const [all, setAll] = useState(false);
  const { versions } = answer;
  const today = isoOf(new Date(serverNow()));
  const current = versions.findIndex(({ validFrom }) => validFrom <= today);
  const shown = all || current < 0 ? versions : versions.slice(0, current + 1);
  return (
    <div className={css.stack}>
      {shown.map((plan, index) => (
        <PlanVersion
          key={plan.version}
          plan={plan}
          state={index === current ? 'current' : plan.validFrom > today ? 'coming' : 'over'}
        />
      ))}
      {shown.length < versions.length ? (
        <div>
          <Button onClick={() => setAll(true)}>{t({ id: 'agency.plan.earlier', message: 'Earlier versions' })}</Button>
        </div>
      ) : null}
    </div>
  );
}

function PlanVersion(props: {
  readonly plan: CommissionPlan;
  readonly state: 'current' | 'coming' | 'over';
}): ReactElement {
  const { plan, state } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const number = formats.number(plan.version);
  const day = formats.date(noonOf(plan.validFrom));
  const badges = {
    current: <Badge tone="success">{t({ id: 'agency.plan.current', message: 'Holds now' })}</Badge>,
    coming: <Badge tone="info">{t({ id: 'agency.plan.coming', message: 'Not yet' })}</Badge>,
    over: <Badge>{t({ id: 'agency.plan.over', message: 'Over' })}</Badge>,
  };
  return (
    <Panel
      title={t({ id: 'agency.plan.versionFrom', message: `Version ${number}, from ${day}` })}
      actions={badges[state]}
    >
      {plan.lines.length === 0 ? (
        <Text tone="secondary">{t({ id: 'agency.plan.noLines', message: 'No lines: nothing is paid.' })}</Text>
      ) : (
        <PlanLines lines={plan.lines} />
      )}
    </Panel>
  );
}

/** Lines of a plan in words, with every tier. */
export function PlanLines({ lines }: { readonly lines: readonly PlanLine[] }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useLineWords();
  const nameOf = (id: string): string => {
    const line = lines.find((each) => each.id === id);
    return line ? words.name(line) : id;
  };
  const notesOf = (line: PlanLine): readonly string[] => {
    if (line.base === 'head') return [words.cycle(line.cycle)];
    if (line.base === 'cpa') {
      const [deposits, turnover] = [formats.number(line.terms.deposits), formats.number(line.terms.turnover)];
      const days = formats.number(line.terms.days);
      return [
        words.cycle(line.cycle),
        t({
          id: 'agency.plan.terms',
          message: `deposits of ${deposits} and stakes of ${turnover} within ${days} days`,
        }),
      ];
    }
    const least = formats.number(line.leastTurnover);
    const others = formats.list(line.less.map(nameOf));
    return [
      words.cycle(line.cycle),
      words.carry(line.carry),
      ...(line.less.length === 0 ? [] : [t({ id: 'agency.plan.lessOf', message: `less ${others}` })]),
      ...(line.leastTurnover === '0' ? [] : [t({ id: 'agency.plan.from', message: `from stakes of ${least}` })]),
    ];
  };
  return (
    <Sheet>
      {lines.flatMap((line) => [
        <SheetLine
          key={line.id}
          name={words.name(line)}
          note={notesOf(line).join(' · ')}
          amount={line.base !== 'cpa' && line.base !== 'head' && line.rate.kind !== 'flat' ? '' : words.rate(line)}
        />,
        ...(line.base === 'cpa' || line.base === 'head' || line.rate.kind === 'flat'
          ? []
          : line.rate.tiers.map(({ from, ppm }) => {
              const start = formats.number(from);
              return (
                <SheetLine
                  key={`${line.id} ${from}`}
                  name={
                    line.rate.kind === 'selections'
                      ? t({ id: 'agency.plan.tierSelections', message: `from ${start} selections` })
                      : line.rate.kind === 'slab'
                        ? t({ id: 'agency.plan.tierSlab', message: `from ${start}, for all of it` })
                        : t({ id: 'agency.plan.tierGraduated', message: `the part from ${start}` })
                  }
                  amount={words.percent(ppm)}
                />
              );
            })),
      ])}
    </Sheet>
  );
}
