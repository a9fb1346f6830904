import { newId } from '../browser/insecure/new-id.ts';
import type { ShellHost } from '../host/create-host.ts';
import { sessionAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
import { keepAct } from './waiting-act.ts';

/** Keeps the act for which this tab leaves, with the page on screen. Returns the id that the sign-in has to carry. */
export function leaveForAct({ store, tabStorage }: Pick<ShellHost, 'store' | 'tabStorage'>, act: string): string {
  const signIn = newId();
  const { pathname, search } = location;
  keepAct(tabStorage, { act, signIn, user: userIdOf(store.get(sessionAtom)) ?? '', path: pathname + search });
  return signIn;
}
