import type { PlanLine } from '@kvota/commission';
import type { AgencyNode } from '@kvota/contracts';
import { onlineAtom, useFormats } from '@kvota/shell';
import { Button, Heading, noonOf, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { useLineWords } from '../../commission/use-line-words.ts';
import type { PlanAnswer } from '../../data/reports/commission-queries.ts';
import { addLine, changeLine, mostLines, removeLine, textAt } from '../draft/plan-draft.ts';
import { wireLines } from '../draft/plan-json.ts';
import { usePlanDraft } from '../draft/use-plan-draft.ts';
import { useSavePlan } from '../draft/use-save-plan.ts';
import { StepUpActions, StepUpNotice } from '../../step-up/StepUpNotice.tsx';
import * as css from '../plan.css.ts';
import { PlanPreview } from '../review/PlanPreview.tsx';
import { PlanWarnings } from '../review/PlanWarnings.tsx';
import { LineEditor } from './LineEditor.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { useFaultAt } from './use-fault-at.ts';

/** Edits the next version of a plan: its lines, what they would have paid, and how they compare with the own plan. */
export function PlanEditor(props: { readonly node: AgencyNode; readonly answer: PlanAnswer }): ReactElement {
  const { node, answer } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const edited = usePlanDraft(node.id, answer);
  const [attempted, setAttempted] = useState(false);
  const { draft, plan, isChanged, isOutdated } = edited;
  const lines = plan && wireLines(plan);
  const { state, save, leave, edit } = useSavePlan(node, edited, lines);
  const refused = state.status === 'refused' ? state.faults.map(({ path }) => path) : [];
  const typed = edited.faults.map(({ path }) => path).filter((path) => attempted || textAt(draft, path) !== '');
  const faultAt = useFaultAt([...refused, ...typed]);
  const locked = state.status === 'sending' || state.status === 'lost';
  const day = formats.date(noonOf(answer.nextFrom));
  const change = (next: Parameters<typeof edited.change>[0]): void => {
    if (state.status !== 'editing') edit();
    edited.change(next);
  };
  const submit = (): void => {
    setAttempted(true);
    save();
  };
  const words = useLineWords();
  const summaryOf = (line: PlanLine | undefined): string => {
    if (!line) return '';
    const rest = 'carry' in line ? [words.carry(line.carry)] : [];
    return [words.rate(line), words.cycle(line.cycle), ...rest].join(' · ');
  };
  const { username } = node;
  const actText = t({ id: 'agency.plan.act', message: `New version of the plan of ${username}.` });
  const taken = answer.versions.flatMap((version) => version.lines.map(({ id }) => id));
  return (
    <section className={css.page} aria-label={t({ id: 'agency.plan.next', message: 'Next version' })}>
      <div className={css.names}>
        <Heading level={2}>{t({ id: 'agency.plan.next', message: 'Next version' })}</Heading>
        <Text size="sm" tone="secondary">
          {t({
            id: 'agency.plan.nextHint',
            message: `Holds from Monday, ${day}. Weeks before stay as they are. What you type is kept in this tab.`,
          })}
        </Text>
      </div>
      {isOutdated ? (
        <TicketNotice
          tone="warning"
          action={
            <Button size="sm" onClick={edited.restart}>
              {t({ id: 'agency.plan.restart', message: 'Start again' })}
            </Button>
          }
        >
          {t({ id: 'agency.plan.outdated', message: 'The plan has a newer version than the one you began with.' })}
        </TicketNotice>
      ) : null}
      {draft.lines.map((line, index) => (
        <LineEditor
          key={line.id}
          line={line}
          number={index + 1}
          lines={draft.lines}
          locked={locked}
          faulty={[...refused, ...edited.faults.map(({ path }) => path)].some((path) =>
            path.startsWith(`lines[${index}]`),
          )}
          summary={summaryOf(plan?.lines[index])}
          faultAt={(path) => faultAt(`lines[${index}].${path}`)}
          onChange={(patch) => change(changeLine(draft, line.id, patch))}
          onRemove={() => change(removeLine(draft, line.id))}
        />
      ))}
      <div className={css.actions}>
        <Button
          className={css.act}
          icon={<IconPlus size={18} />}
          disabled={locked || draft.lines.length >= mostLines}
          onClick={() => change(addLine(draft, taken))}
        >
          {t({ id: 'agency.plan.addLine', message: 'Add a line' })}
        </Button>
        {isChanged && !locked ? (
          <Button className={css.act} onClick={edited.restart}>
            {t({ id: 'agency.plan.restart', message: 'Start again' })}
          </Button>
        ) : null}
      </div>
      {plan && isChanged ? <PlanWarnings plan={plan} giver={answer.giver} /> : null}
      {lines ? <PlanPreview key={JSON.stringify(lines)} userId={node.id} lines={lines} /> : null}
      {state.status === 'step-up' ? <StepUpNotice need={state.need} act={actText} /> : null}
      <SaveNotice state={state} incomplete={attempted && !lines} forgive={draft.forgive} onForgive={edited.forgive} />
      <div className={css.actions}>
        {state.status === 'step-up' ? (
          <StepUpActions need={state.need} onLeave={() => leave(state.need)} onRetry={save} />
        ) : (
          <Button
            className={css.act}
            variant="brand"
            busy={state.status === 'sending'}
            disabledReason={
              !online
                ? t({ id: 'agency.needsNetwork', message: 'You are offline' })
                : state.status === 'lost' || isChanged
                  ? isOutdated && state.status !== 'lost'
                    ? t({
                        id: 'agency.plan.outdated',
                        message: 'The plan has a newer version than the one you began with.',
                      })
                    : undefined
                  : t({ id: 'agency.plan.unchanged', message: 'Nothing is changed' })
            }
            onClick={submit}
          >
            {state.status === 'lost'
              ? t({ id: 'agency.money.sendAgain', message: 'Send again' })
              : t({ id: 'agency.plan.save', message: `Save, from ${day}` })}
          </Button>
        )}
      </div>
    </section>
  );
}
