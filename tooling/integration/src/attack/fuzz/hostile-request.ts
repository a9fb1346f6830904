import fc from 'fast-check';

import { callers, type CallerName } from '../target.ts';
import { hostileBodies } from './hostile-values.ts';
import { matching, spoilt, type Resolve } from './input-of-schema.ts';
import type { Operation } from './read-document.ts';

/** A request that is almost right: a call of the contract with some parts replaced by hostile ones. */
export interface HostileRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly caller: CallerName;
  readonly body: string | undefined;
  readonly type: string;
  /** The codes that the document lists for the call, by status. */
  readonly codes: Operation['codes'];
}

/**
 * Controls that an operator's token would really use: they would end the sessions of the attack, make calls fail on
 * purpose, or stop the offer. Other callers try them.
 */
const disruptive = new Set([
  'setFault',
  'forceTicket',
  'endSessions',
  'setRoles',
  'setBlocked',
  'setMaintenance',
  'setFeed',
]);

const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
] as const;

/** Generates requests for the calls of a document. */
export function hostileRequest(operations: readonly Operation[], resolve: Resolve): fc.Arbitrary<HostileRequest> {
  return fc.oneof(...operations.map((operation) => requestOf(operation, resolve)));
}

function requestOf(operation: Operation, resolve: Resolve): fc.Arbitrary<HostileRequest> {
  const { name, method, body, codes } = operation;
  const allowed = callers.filter((caller) => caller !== 'operator' || !disruptive.has(name));
  const json = body === undefined ? fc.constant(undefined) : spoilt(matching(body, resolve)).map(textOf);
  const raw = fc.constantFrom(...hostileBodies);
  const sent =
    method === 'GET' ? fc.constant(undefined) : fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: raw });
  const type = fc.oneof(
    { weight: 19, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  // An operator and a player reach the most code.
  const caller = fc.oneof(
    fc.constantFrom(...allowed),
    fc.constantFrom(...(allowed.includes('operator') ? (['operator', 'player'] as const) : (['player'] as const))),
  );
  return fc
    .record({ path: pathOf(operation, resolve), caller, body: sent, type })
    .map((rest) => ({ name, method, codes, ...rest }));
}

/** JSON text; numbers that JSON cannot express are left to the bodies that are no JSON. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

function pathOf({ path, parameters }: Operation, resolve: Resolve): fc.Arbitrary<string> {
  const values = parameters.map(({ name, schema, in: place }) =>
    fc
      .option(spoilt(matching(schema, resolve)), { nil: undefined, freq: place === 'path' ? 1e9 : 3 })
      .map((value) => ({ name, place, value })),
  );
  return fc.tuple(...values).map((all) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const { name, place, value } of all) {
      if (place === 'path') filled = filled.replace(`{${name}}`, () => encoded(plain(value)));
      else if (value !== undefined) query.append(name, plain(value));
    }
    return query.size === 0 ? filled : `${filled}?${query.toString()}`;
  });
}

/** Long values would be refused by the HTTP parser before they reach a call. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : textOf(value)).slice(0, 2000);

/** Half of a surrogate pair cannot be encoded. A path with dots alone would be another path. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E') || 'x';
