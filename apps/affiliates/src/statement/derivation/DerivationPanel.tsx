import type { Statement } from '@kvota/commission';
import { PageLink, useFormats } from '@kvota/shell';
import { buttonProps, Heading, Panel, Sheet, SheetLine, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';

import { useLineWords } from '../../commission/use-line-words.ts';
import { usePeriodOf } from '../../commission/use-period-of.ts';
import { useAmount } from '../../frame/use-currency.ts';
import { derivationOf, type CorrectionStep, type Section } from '../document/sections.ts';
import { useExact, useStepWords } from './use-step-words.ts';

/** How the total came about: every step of every line, to the rounding. */
export function DerivationPanel(props: {
  readonly statement: Statement;
  /** Id of the child. */
  readonly userId: string;
}): ReactElement {
  const { statement, userId } = props;
  const { t } = useLingui();
  const exact = useExact();
  const money = useAmount();
  const { sections, round, corrections } = derivationOf(statement);
  const { exact: sum, total } = statement.result;
  return (
    <Panel
      title={t({ id: 'agency.statement.derivation', message: 'How the commission came about' })}
      actions={
        <PageLink page="affiliatesPlan" search={{ user: userId }} {...buttonProps({ size: 'sm' })}>
          {t({ id: 'agency.plan', message: 'Plan' })}
        </PageLink>
      }
    >
      {sections.length === 0 && corrections.length === 0 ? (
        <Text tone="secondary">
          {t({ id: 'agency.statement.noLines', message: 'The plan has no line for periods of this kind.' })}
        </Text>
      ) : null}
      {sections.map((section) => (
        <LineSection key={section.id} section={section} statement={statement} />
      ))}
      <Sheet>
        {sections.length > 1 ? (
          <SheetLine name={t({ id: 'agency.statement.sum', message: 'Sum of the results' })} amount={exact(sum)} />
        ) : null}
        {round && round.amount.replaceAll(/[^1-9]/g, '') !== '' ? (
          <SheetLine
            name={t({ id: 'agency.step.round', message: 'Rounded, once for the whole statement' })}
            amount={exact(round.amount)}
          />
        ) : null}
        {corrections.map(({ step, entry }) => (
          <CorrectionLine key={step.id} step={step} entry={entry} />
        ))}
        <SheetLine
          strong
          name={t({ id: 'agency.commission', message: 'Commission' })}
          amount={money(total, statement.currency)}
        />
      </Sheet>
    </Panel>
  );
}

function CorrectionLine({ step, entry }: CorrectionStep): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const exact = useExact();
  const period = usePeriodOf()(step.period);
  return (
    <SheetLine
      name={t({ id: 'agency.step.correction', message: `Correction: ${period}` })}
      note={entry && [entry.reason, entry.by, formats.dateTime(entry.at)].join(' · ')}
      amount={exact(step.amount)}
    />
  );
}

function LineSection(props: { readonly section: Section; readonly statement: Statement }): ReactElement {
  const { section, statement } = props;
  const { t } = useLingui();
  const exact = useExact();
  const words = useLineWords();
  const nameOf = (id: string): string => {
    const line = statement.plan.lines.find((each) => each.id === id);
    return line ? words.name(line) : id;
  };
  const wordsOf = useStepWords(nameOf);
  const then = t({ id: 'agency.money.then', message: 'then' });
  const { line, steps, result } = section;
  return (
    <Fragment>
      <div>
        <Heading level={3}>{nameOf(section.id)}</Heading>
        {line && 'carry' in line ? (
          <Text size="sm" tone="secondary">
            {[words.rate(line), words.carry(line.carry)].join(' · ')}
          </Text>
        ) : null}
      </div>
      <Sheet>
        {steps.map((step, index) => (
          <SheetLine
            // Steps keep their order, and several may have one type.
            key={`${step.type}-${index}`}
            name={wordsOf(step, section)}
            amount={exact(step.amount)}
            after={step.type === 'players' ? undefined : exact(step.value)}
            afterLabel={then}
          />
        ))}
        {result ? (
          <SheetLine
            strong
            name={t({ id: 'agency.statement.result', message: 'Result of the line' })}
            amount={exact(result.amount)}
          />
        ) : null}
      </Sheet>
    </Fragment>
  );
}
