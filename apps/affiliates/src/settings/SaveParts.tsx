import { onlineAtom } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';

/** Why the last attempt did not save: values of somebody else, each with its name, or another problem. */
export function SaveNotice(props: {
  readonly theirs: readonly string[];
  readonly problem: string | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  const theirs = props.theirs.join(', ');
  if (theirs !== '')
    return (
      <TicketNotice tone="warning" urgent>
        {t({
          id: 'agency.settings.conflict',
          message: `Nothing was saved: somebody else has changed this meanwhile (${theirs}). Save again to keep yours.`,
        })}
      </TicketNotice>
    );
  if (props.problem === undefined) return null;
  return (
    <TicketNotice tone="danger" urgent>
      {props.problem}
    </TicketNotice>
  );
}

/** Saves or discards a section. Nothing can be saved offline, or without a change. */
export function SaveActions(props: {
  readonly changed: boolean;
  readonly saving: boolean;
  readonly onDiscard: () => void;
}): ReactElement {
  const { changed, saving, onDiscard } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const reason = online
    ? changed
      ? undefined
      : t({ id: 'agency.settings.unchanged', message: 'Nothing has been changed.' })
    : t({ id: 'agency.needsNetwork', message: 'You are offline' });
  return (
    <div className={css.line}>
      <Button variant="brand" type="submit" busy={saving} disabledReason={reason}>
        {t({ id: 'agency.settings.save', message: 'Save' })}
      </Button>
      {changed ? (
        <Button variant="ghost" onClick={onDiscard} disabled={saving}>
          {t({ id: 'agency.settings.discard', message: 'Discard changes' })}
        </Button>
      ) : null}
    </div>
  );
}
