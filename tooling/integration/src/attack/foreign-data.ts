import { countOf, type AttackResult } from './result.ts';
import { authorization, type CallerName, type Target } from './target.ts';

/** Tries to read and to change what belongs to another player. */
export async function foreignData(target: Target): Promise<AttackResult> {
  const [answers, breaches]: [string[], string[]] = [[], []];
  const call = async (caller: CallerName, path: string, body?: object): Promise<unknown> => {
    const headers = { ...authorization(target, caller), 'content-type': 'application/json' };
    const response = await target.send(path, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    answers.push(String(response.status));
    return response.json();
  };
  const texts = { en: { title: 'Attack', text: `For one player only: ${crypto.randomUUID()}` } };
  const sent = (await call('operator', '/operator/v1/sendMessage', { username: 'player', texts })) as { id: string };
  const sees = async (caller: CallerName): Promise<boolean> =>
    JSON.stringify(await call(caller, '/base/v1/users/messages')).includes(sent.id);
  if (await sees('player2')) breaches.push("a player reads another player's message");
  await call('player2', '/base/v1/users/messages', { ids: [sent.id], mark: 'deleted' });
  if (!(await sees('player'))) breaches.push("a player deletes another player's message");
  const ids = async (caller: CallerName): Promise<string[]> =>
    ((await call(caller, '/base/v1/users/transactions')) as { result: { id: string }[] }).result.map(({ id }) => id);
  const own = new Set(await ids('player'));
  if ((await ids('player2')).some((id) => own.has(id))) breaches.push("a player sees another player's movements");
  return { attack: 'data of another player', attempts: answers.length, answered: countOf(answers), breaches };
}
