import type { SlipEvent } from '@kvota/bet-slip/slip';
import { fromBooking } from '@kvota/bet-slip/wire';
import { refusalText } from '@kvota/bet-slip-react/parts';
import { asideOpenAtom, type Host } from '@kvota/shell';
import { marketName } from '@kvota/tickets/names';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { Services } from '../../offer/services.ts';
import { readCode } from './booking-code.ts';

type Load = Extract<SlipEvent, { type: 'load' }>;

/** Result of loading; a failure has a text for the player. */
export type LoadOutcome = { readonly ok: true } | { readonly ok: false; readonly text: string };

/** Replaces the slip by the selections booked under a code. A snackbar reports it and offers undo. */
export async function loadBooking(services: Services, i18n: I18n, typed: string): Promise<LoadOutcome> {
  const { host } = services;
  const code = readCode(typed);
  const unknown = i18n._(
    msg({ id: 'booking.unknown', message: 'There is no slip under this code, or it has run out.' }),
  );
  if (code === '') return { ok: false, text: unknown };
  let answer: unknown;
  try {
    answer = await host.api.loadBooking({ body: { code } });
  } catch {
    const text = msg({ id: 'booking.failed', message: 'The slip could not be loaded. Try again in a moment.' });
    return { ok: false, text: i18n._(text) };
  }
  const booking = fromBooking(answer);
  if (booking === null || (booking.selections.length === 0 && booking.missing === 0))
    return { ok: false, text: unknown };
  if (booking.selections.length === 0)
    return { ok: false, text: i18n._(msg({ id: 'booking.over', message: 'All matches of this slip are over.' })) };
  const selections = booking.selections.map((selection) => ({
    ...selection,
    marketDesc: marketName(i18n, selection.sport, selection.marketName, selection.player, selection.outcome),
  }));
  return loadOntoSlip(services, i18n, { type: 'load', selections, groups: booking.groups }, booking.missing);
}

function loadOntoSlip({ slip, host }: Services, i18n: I18n, load: Load, missing: number): LoadOutcome {
  const allowed = slip.can(load);
  if (allowed !== true) return { ok: false, text: refusalText(i18n, allowed.reason, String) };
  const replaced = slip.getSnapshot().state.selections.length > 0;
  slip.send(load);
  host.store.set(asideOpenAtom, true);
  notifyLoaded(
    host,
    i18n,
    { loaded: load.selections.length, missing },
    replaced ? () => slip.send({ type: 'restore' }) : null,
  );
  return { ok: true };
}

function notifyLoaded(
  host: Host,
  i18n: I18n,
  { loaded, missing }: { loaded: number; missing: number },
  undo: (() => void) | null,
): void {
  const text = i18n._(
    msg({
      id: 'booking.loaded',
      message: plural(loaded, { one: '# selection is on your slip.', other: '# selections are on your slip.' }),
    }),
  );
  const leftOut = i18n._(
    msg({
      id: 'booking.missing',
      message: plural(missing, {
        one: '# match is over and was left out.',
        other: '# matches are over and were left out.',
      }),
    }),
  );
  const id = 'booking.loaded';
  host.notify({
    id,
    text: missing > 0 ? `${text} ${leftOut}` : text,
    timeout: 8000,
    ...(undo && {
      action: {
        label: i18n._(msg({ id: 'booking.undo', message: 'Bring my slip back' })),
        onPress: () => {
          host.dismiss(id);
          undo();
        },
      },
    }),
  });
}
