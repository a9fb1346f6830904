import { inboundEvents, Outcome, outboundEvents, type Call, type SocketEvent } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';

/** A call of the contract that a page made. */
export interface RecordedCall {
  readonly name: WireCallName;
  readonly body: unknown;
  readonly authorized: boolean;
}

/** An event on a socket. */
export interface RecordedEvent {
  readonly from: 'page' | 'platform';
  readonly channel: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Bytes between a page and the platform: bodies as they travel, and frames. */
export interface Traffic {
  readonly calls: number;
  readonly frames: number;
  readonly total: number;
}

export interface WireRecord {
  readonly calls: readonly RecordedCall[];
  readonly events: readonly RecordedEvent[];
  /** Names of the events that the platform has acknowledged. */
  readonly acknowledged: readonly string[];
  /** Violations of the contract: unknown names, unknown fields, values of other types. */
  readonly violations: readonly string[];
  /** Resolves when every call so far was answered and recorded. */
  readonly settled: () => Promise<void>;
  /** Returns the bytes since the last call of this function, or since the start. */
  readonly traffic: () => Promise<Traffic>;
}

/** Records every call and every event between a page and the platform, and holds them against the contract. */
export function recordWire(page: Page): WireRecord {
  const recorded: RecordedCall[] = [];
  const events: RecordedEvent[] = [];
  const acknowledged: string[] = [];
  const violations: string[] = [];
  const pending = new Set<Promise<void>>();
  let [ofCalls, ofFrames] = [0, 0];

  const take = async (request: Request): Promise<void> => {
    const { pathname, search, searchParams } = new URL(request.url());
    const found = callAt(request.method(), pathname);
    if (!found) {
      violations.push(`${request.method()} ${pathname}: the contract has no such call`);
      return;
    }
    const [name, call] = found;
    const body: unknown = request.postDataJSON() ?? undefined;
    recorded.push({ name, body, authorized: request.headers()['authorization'] !== undefined });
    if (call.body) violations.push(...faultsOf(`${name} body`, call.body, body ?? {}));
    if (search !== '' && call.query)
      violations.push(...faultsOf(`${name} query`, call.query, Object.fromEntries(searchParams)));
    const response = await request.response();
    const sizes = response ? await request.sizes() : undefined;
    ofCalls += (sizes?.responseBodySize ?? 0) + (sizes?.requestBodySize ?? 0);
    if (response?.status() !== 200) return;
    violations.push(...faultsOf(`${name} answer`, call.answer, await response.json()));
  };
  page.on('request', (request) => {
    if (!request.url().startsWith(addresses.platform) || !/^(?:GET|POST)$/.test(request.method())) return;
    if (/\/(?:oidc|socket\.io|health)\b/.test(request.url())) return;
    // A page that is left aborts its calls.
    const taken = take(request).catch(() => undefined);
    pending.add(taken);
    void taken.then(() => pending.delete(taken));
  });
  page.on('websocket', (socket) => {
    /** Events that ask for an acknowledgement, by channel and number. */
    const asked = new Map<string, readonly [name: string, event: SocketEvent]>();
    const acknowledge = (text: string): void => {
      const [, channel = '', number = '', json = '[]'] = /^43\/(\w+),(\d+)(.*)$/s.exec(text) ?? [];
      const [name, event] = asked.get(`${channel} ${number}`) ?? [];
      if (name === undefined || event === undefined) return;
      const [answer] = JSON.parse(json) as unknown[]; // a packet of socket.io
      acknowledged.push(name);
      violations.push(...faultsOf(`${name} acknowledgement`, event.answer ?? Outcome, answer));
    };
    const frame = (from: RecordedEvent['from'], { payload }: { payload: string | Buffer }): void => {
      ofFrames += Buffer.byteLength(payload);
      acknowledge(String(payload));
      const parts = /^42\/(\w+),(\d*)(.*)$/s.exec(String(payload));
      if (!parts) return;
      const [, channel = '', number = '', json = '[]'] = parts;
      const [name, ...args] = JSON.parse(json) as [string, ...unknown[]]; // a packet of socket.io
      events.push({ from, channel, name, args });
      const known: Readonly<Record<string, SocketEvent>> = from === 'page' ? outboundEvents : inboundEvents;
      const event = Object.hasOwn(known, name) ? known[name] : undefined;
      if (event && number !== '') asked.set(`${channel} ${number}`, [name, event]);
      if (event?.channel === channel) violations.push(...faultsOf(name, event.args, args));
      else violations.push(`${channel} ${name}: the contract has no such event from the ${from}`);
    };
    socket.on('framesent', (data) => frame('page', data));
    socket.on('framereceived', (data) => frame('platform', data));
  });

  const settled = async (): Promise<void> => {
    while (pending.size > 0) await Promise.all(pending);
  };
  return {
    calls: recorded,
    events,
    acknowledged,
    violations,
    settled,
    async traffic() {
      await settled();
      const result = { calls: ofCalls, frames: ofFrames, total: ofCalls + ofFrames };
      [ofCalls, ofFrames] = [0, 0];
      return result;
    },
  };
}

function callAt(method: string, pathname: string): [WireCallName, Call] | undefined {
  return (Object.entries(wireCalls) as [WireCallName, Call][]).find(([, call]) => {
    const pattern = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return call.method === method && pattern.test(pathname);
  });
}

function faultsOf(what: string, schema: v.GenericSchema, value: unknown): string[] {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    return parsed.issues.map((issue) => `${what} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  return unknownFields(value, parsed.output).map((field) => `${what} ${field}: the contract has no such field`);
}

/** Returns the fields that were sent and that the schema left out. */
function unknownFields(sent: unknown, parsed: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in parsed ? unknownFields(value, Reflect.get(parsed, key), `${path}.${key}`) : [`${path}.${key}`],
  );
}
