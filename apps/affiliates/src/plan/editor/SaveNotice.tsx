import { useFormats } from '@kvota/shell';
import { Checkbox, noonOf, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { SaveState } from '../draft/use-save-plan.ts';
import * as css from '../plan.css.ts';

/** What came of saving a plan, and what helps. */
export function SaveNotice(props: {
  readonly state: SaveState;
  /** True if a field is missing or wrong, and saving was tried. */
  readonly incomplete: boolean;
  readonly forgive: boolean;
  readonly onForgive: (forgive: boolean) => void;
}): ReactElement | null {
  const { state, incomplete, forgive, onForgive } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const refusal = useRefusal();
  if (incomplete)
    return (
      <TicketNotice tone="danger" urgent>
        {t({ id: 'agency.plan.incomplete', message: 'Nothing was saved: a field is missing or wrong.' })}
      </TicketNotice>
    );
  switch (state.status) {
    case 'editing':
    case 'sending':
    case 'step-up':
      return null;
    case 'lost':
      return (
        <TicketNotice tone="warning" urgent>
          {t({
            id: 'agency.plan.lost',
            message: 'No answer arrived, so the version may be saved already. Send it again: nothing is saved twice.',
          })}
        </TicketNotice>
      );
    case 'saved': {
      const day = formats.date(noonOf(state.validFrom));
      return (
        <TicketNotice tone="success" urgent>
          {t({ id: 'agency.plan.saved', message: `Saved. The version holds from ${day}.` })}
        </TicketNotice>
      );
    }
    case 'refused':
      return (
        <div className={css.stack}>
          <TicketNotice tone="danger" urgent>
            {refusal(state.code, state.seconds)}
          </TicketNotice>
          {state.code === 'planCarry' ? (
            <Checkbox
              label={t({ id: 'agency.plan.forgive', message: 'Forgive the carry-over of the removed lines' })}
              checked={forgive}
              onCheckedChange={onForgive}
            />
          ) : null}
        </div>
      );
  }
}

function useRefusal(): (code: string, seconds: number | undefined) => string {
  const { t } = useLingui();
  return (code, seconds) => {
    switch (code) {
      case 'planAboveOwn':
        return t({
          id: 'agency.plan.aboveOwn',
          message: 'Nothing was saved: the plan would pay more than you get for the same. The lines are marked.',
        });
      case 'planInvalid':
        return t({ id: 'agency.plan.incomplete', message: 'Nothing was saved: a field is missing or wrong.' });
      case 'planChanged':
        return t({
          id: 'agency.plan.changed',
          message: 'Nothing was saved: the plan was changed meanwhile. Look at the newest version first.',
        });
      case 'planCarry':
        return t({
          id: 'agency.plan.carry',
          message: 'Nothing was saved: a removed line has a carry-over. Keep the line, or forgive the loss.',
        });
      case 'signInSpent':
        return t({
          id: 'agency.plan.signInSpent',
          message:
            'Nothing was saved: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
        });
      case 'notDirectChild':
        return t({
          id: 'agency.plan.notDirectChild',
          message: 'Nothing was saved: only the agent directly above gives a plan.',
        });
      case 'tooManyTransfers': {
        const wait = String(seconds ?? 60);
        return t({ id: 'agency.plan.tooMany', message: `Nothing was saved: try again in ${wait} seconds.` });
      }
      default:
        return t({
          id: 'agency.plan.refused',
          message: 'Nothing was saved: the server declined it. Try again, or ask support.',
        });
    }
  };
}
