import type * as v from 'valibot';

/** The parts of a valibot schema, or of an action in its pipe, that its description in words depends on. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly message?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly key?: unknown;
  readonly value?: Part;
}

/** The keys from the root of an input to one of its values. */
export type InputPath = readonly PropertyKey[];

/**
 * Returns in words what a schema accepts at a path: `a text of 1 to 60 characters`, `one of prematch, live`. It depends on
 * the schema alone, so it never contains what was sent.
 */
export function wantedAt(schema: v.GenericSchema, path: InputPath): string {
  const root = schema as unknown as Part; // the fields that valibot's own schemas have
  const found = path.reduce<readonly Part[]>((parts, key) => parts.flatMap((part) => childrenOf(part, key)), [root]);
  return either(found.map(wordsOf));
}

/** Returns in words which names a record accepts at a path. */
export function wantedNameAt(schema: v.GenericSchema, path: InputPath): string {
  const root = schema as unknown as Part; // as above
  const found = path.reduce<readonly Part[]>((parts, key) => parts.flatMap((part) => childrenOf(part, key)), [root]);
  return either(found.flatMap((part) => (isPart(part.key) ? [wordsOf(part.key)] : [])));
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value;

const either = (words: readonly string[]): string => [...new Set(words)].join(' or ') || 'another value';

const isWrapper = ({ type }: Part): boolean => ['optional', 'nullish', 'nullable'].includes(type);

const optionsOf = ({ options = [] }: Part): Part[] => options.filter(isPart);

/** The schemas of a value inside another one; several if the outer one is a choice. */
function childrenOf(part: Part, key: PropertyKey): readonly Part[] {
  if (isWrapper(part)) return part.wrapped ? childrenOf(part.wrapped, key) : [];
  const child = part.entries?.[String(key)] ?? part.item ?? part.items?.[Number(key)] ?? part.value;
  return child ? [child] : optionsOf(part).flatMap((option) => childrenOf(option, key));
}

function wordsOf(part: Part): string {
  if (isWrapper(part)) {
    const inner = part.wrapped ? wordsOf(part.wrapped) : 'any value';
    return part.type === 'optional' ? inner : `${inner} or null`;
  }
  const steps = stepsOf(part);
  // A pipe that converts text to a number accepts both and wants the number.
  const last = steps.findLast(({ kind }) => kind === 'schema') ?? part;
  const rules = steps.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
  const words = kindOf(last, steps);
  return rules.length === 0 ? words : `${words} (${[...new Set(rules)].join('; ')})`;
}

/** The schema itself and the actions of its pipe, also of pipes within it. */
const stepsOf = (part: Part): readonly Part[] =>
  part.pipe?.flatMap((step) => (step.pipe ? stepsOf(step) : [step])) ?? [part];

function kindOf(part: Part, steps: readonly Part[]): string {
  switch (part.type) {
    case 'string':
      return textOf(steps);
    case 'number': {
      const whole = steps.some(({ type }) => type === 'integer');
      return `a ${whole ? 'whole ' : ''}number${rangeOf(steps, 'value')}`;
    }
    case 'boolean':
      return 'true or false';
    case 'literal':
      return JSON.stringify(part.literal);
    case 'picklist':
      return `one of ${(part.options ?? []).join(', ')}`;
    case 'array':
      return `a list${rangeOf(steps, 'length', 'entries')}`;
    case 'tuple':
    case 'strict_tuple':
      return `a list of ${part.items?.length ?? 0}`;
    case 'record':
      return `an object${rangeOf(steps, 'entries', 'entries')}`;
    case 'object':
      return objectOf(part);
    case 'variant':
      return `an object with ${String(part.key)}`;
    case 'union':
      return either(optionsOf(part).map(wordsOf));
    default:
      return 'any value';
  }
}

const forms: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an e-mail address',
  iso_date: 'a day such as 2026-11-21',
  iso_timestamp: 'an instant such as 2026-11-21T12:00:00Z',
};

function textOf(steps: readonly Part[]): string {
  const form = steps.map(({ type }) => forms[type]).find((words) => words !== undefined);
  if (form !== undefined) return form;
  const pattern = steps.find(({ type, message }) => type === 'regex' && message === undefined)?.requirement;
  const matching = pattern instanceof RegExp ? ` that matches ${pattern.source}` : '';
  return `a text${rangeOf(steps, 'length', 'characters')}${matching}`;
}

/** The narrowest limits of a pipe. */
function rangeOf(steps: readonly Part[], of: 'value' | 'length' | 'entries', unit?: string): string {
  const limits = (type: string): number[] =>
    steps.flatMap((step) => (step.type === type && typeof step.requirement === 'number' ? [step.requirement] : []));
  const [least, most] = [Math.max(...limits(`min_${of}`)), Math.min(...limits(`max_${of}`))];
  const after = unit === undefined ? '' : ` ${unit}`;
  const word = unit === undefined ? 'from' : 'of';
  if (least > -Infinity && most < Infinity) return ` ${word} ${least} to ${most}${after}`;
  if (least > -Infinity) return ` of at least ${least}${after}`;
  return most < Infinity ? ` of at most ${most}${after}` : '';
}

function objectOf({ entries = {} }: Part): string {
  const required = Object.entries(entries).flatMap(([name, { type }]) =>
    type === 'optional' || type === 'nullish' ? [] : [name],
  );
  return required.length === 0 ? 'an object' : `an object with ${required.join(', ')}`;
}
