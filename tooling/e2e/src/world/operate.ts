import { callAs } from './call-as.ts';

type Control =
  | 'moveOdds'
  | 'suspendMarket'
  | 'endMatch'
  | 'forceTicket'
  | 'setSetting'
  | 'setBlocked'
  | 'setMaintenance'
  | 'dropSockets'
  | 'setBanners'
  | 'setBannersPageSettings'
  | 'setTheme'
  | 'setRoles'
  | 'endSessions'
  | 'sendMessage';

/** Uses an operator control of the platform. Throws if the answer is not `ok`. */
export async function operate(name: Control, body: unknown): Promise<void> {
  const answer = await callAs('operator', name, { body });
  if (answer.ErrorText !== 'ok') throw new Error(`${name}: ${JSON.stringify(answer)}`);
}
