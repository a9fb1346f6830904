import type { Call, Problem } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import { exampleOf } from '@kvota/contracts/examples';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';

type Path = readonly string[];
interface Dropped {
  readonly name: WireCallName;
  readonly part: 'query' | 'body';
  readonly path: Path;
  readonly input: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every path of a value, without those into lists beyond the first entry. */
function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && key !== '0') continue;
    yield [...path, key];
    yield* pathsOf(inner, [...path, key]);
  }
}

function without(value: unknown, [key = '', ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? without(inner, rest) : inner));
  if (!isObject(value)) return value;
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Every call that is served, with each field of its example left out in turn. Entries of lists stay. */
function everyDrop(): Dropped[] {
  return Object.entries<Call>(wireCalls).flatMap(([name, call]) => {
    if (call.later) return [];
    return (['query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      const example = schema && exampleOf(schema);
      const paths = [...pathsOf(example)].filter((path) => !/^\d+$/.test(path.at(-1) ?? ''));
      // A name of calls.
      return paths.map((path): Dropped => ({ name: name as WireCallName, part, path, input: without(example, path) }));
    });
  });
}

describePlatforms('messages about input', { rate: { perSecond: 1e6, burst: 1e6 } }, (platform) => {
  test('[CALL-61] a call without a required field is refused by the name of the field and what it wants', async () => {
    const { access_token: operator } = await platform().signIn('operator');
    const { access_token: designer } = await platform().signIn('al2');
    let required = 0;
    for (const { name, part, path, input } of everyDrop()) {
      const call: Call = wireCalls[name];
      const parsed = call[part]?.['~standard'].validate(input);
      // Sent only if it is refused, so that nothing happens.
      if (!parsed || parsed instanceof Promise || parsed.issues === undefined) continue;
      const params = call.params && exampleOf(call.params);
      const token = call.access === 'designer' ? designer : operator;
      const sent = await platform().send(name, { params, [part]: input }, token);
      const { status, code, detail, issues } = (await sent.json()) as Problem;
      const place = [part, ...path].join('.');
      expect([status, code], `${name} ${place}`).toEqual([400, 'invalidInput']);
      // An entry of a record has no name that the contract could require: the record wants more of them.
      if (issues?.some((one) => one.path === [part, ...path.slice(0, -1)].join('.'))) continue;
      const issue = issues?.find((one) => one.path === place);
      expect(issue?.message ?? JSON.stringify(issues), `${name} ${place}`).toMatch(/^required, (?!another value)./);
      expect(detail).toContain(`${issues?.[0]?.path}: ${issues?.[0]?.message}`);
      required += 1;
    }
    expect(required).toBeGreaterThan(60);
  });

  test('[CALL-61] a message says what a field wants, and never what was sent', async () => {
    const { access_token: token } = await platform().signIn('player');
    const secret = 'correct horse battery staple';
    const detailOf = async (name: WireCallName, input: unknown): Promise<string | undefined> => {
      const response = await platform().send(name, input, token);
      const text = await response.text();
      expect(text).not.toContain(secret);
      return (JSON.parse(text) as Problem).detail;
    };
    expect(await detailOf('liveMatchOffer', { body: {} })).toBe('body.eventId: required, a text');
    expect(await detailOf('liveMatchOffer', { body: { eventId: [secret] } })).toBe('body.eventId: expected a text');
    expect(await detailOf('bettingOffer', { body: { sport_code: 'F', page: secret } })).toBe(
      'body.page: expected a whole number from 1 to 100000',
    );
    expect(await detailOf('marketFilters', { body: { type: secret } })).toBe(
      'body.type: expected one of prematch match, prematch main, live match, live main',
    );
    expect(await detailOf('reoffer', { body: { ticketId: 'a', accepted: secret } })).toBe(
      'body.accepted: expected true or false',
    );
    expect(await detailOf('markMessages', { body: { ids: [], mark: 'read' } })).toBe(
      'body.ids: expected a list of 1 to 100 entries',
    );
  });

  test('[CALL-61] an acknowledged message of a socket names its field too', async () => {
    const connect = (channel: string) => {
      const socket = io(`${platform().url}/${channel}`, { transports: ['websocket'], forceNew: true });
      onTestFinished(() => void socket.disconnect());
      return socket;
    };
    const [sports, feedout] = [connect('sports'), connect('feedout')];
    const invalid = (ErrorText: string, error = 'invalidInput') => ({ ErrorText, error });
    expect(await sports.emitWithAck('auth', {})).toEqual(invalid('token: required, a text', 'unauthorized'));
    expect(await sports.emitWithAck('nothing')).toEqual(invalid('There is no such event.'));
    expect(await feedout.emitWithAck('live', {})).toEqual(invalid('sport: required, a text'));
    expect(await feedout.emitWithAck('prematchmatch', { eventId: '1' })).toEqual(invalid('sport: required, a text'));
    expect(await feedout.emitWithAck('sidebar', { time_filter: 5 })).toEqual(
      invalid('time_filter: expected one of 1, 3, 12, 24, 72'),
    );
    expect(await feedout.emitWithAck('all', { rooms: { 'live/F': { seq: 'x' } } })).toEqual(
      invalid('rooms.live/F.seq: expected a whole number'),
    );
    expect(await feedout.emitWithAck('leave', { room: 'live/F' })).toEqual({ ErrorText: 'ok' });
    expect(await feedout.emitWithAck('live', { sport: 'nothing' })).toMatchObject({ error: 'refused' });
    expect(await feedout.emitWithAck('prematch', 7)).toEqual(invalid('argument: expected an object with sport'));
  });
});
