import { grainsIn } from '../amount/amount.ts';
import type { Fault, FaultCode } from './fault.ts';

const MOST_FAULTS = 100;

/** The longest text that the reader accepts as a name or an id. */
export const LONGEST_NAME = 64;

/** Returns a value for a message, cut short because it may come from anywhere. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return Array.isArray(value) ? 'a list' : typeof value === 'undefined' ? 'nothing' : `an ${typeof value}`;
}

export const below = (path: string, key: string): string =>
  path === '' ? key : `${path}.${key.slice(0, LONGEST_NAME)}`;

/** Reads JSON and collects every fault, at most a hundred. A value that is faulty is read as undefined. */
export class Reader {
  readonly faults: Fault[] = [];

  fail(path: string, code: FaultCode, message: string): undefined {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ path, code, message });
    return undefined;
  }

  missing(path: string): undefined {
    return this.fail(path, 'missing', 'The value is missing.');
  }

  /** Reads an object that has the required fields, and of others only the optional ones. */
  fields(
    value: unknown,
    path: string,
    required: readonly string[],
    optional: readonly string[] = [],
  ): ReadonlyMap<string, unknown> | undefined {
    const read = this.record(value, path);
    if (!read) return undefined;
    for (const key of required) {
      if (read.get(key) === undefined) this.missing(below(path, key));
    }
    for (const key of read.keys()) {
      if (required.includes(key) || optional.includes(key)) continue;
      const fields = [...required, ...optional].join(', ');
      this.fail(below(path, key), 'unknownField', `There is no such field. The fields are ${fields}.`);
    }
    return read;
  }

  /** Reads an object with any keys. */
  record(value: unknown, path: string): ReadonlyMap<string, unknown> | undefined {
    if (value === undefined) return path === '' ? this.missing(path) : undefined; // else reported as missing
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value));
    return this.fail(path, 'wrongType', `An object is needed, not ${shown(value)}.`);
  }

  list(value: unknown, path: string, most: number): readonly unknown[] | undefined {
    if (value === undefined) return undefined; // reported as missing
    if (!Array.isArray(value)) return this.fail(path, 'wrongType', `A list is needed, not ${shown(value)}.`);
    if (value.length > most) return this.fail(path, 'tooMany', `At most ${most} are possible, not ${value.length}.`);
    // The value of a hole is undefined too.
    return value.includes(undefined) ? this.fail(path, 'missing', 'An item of the list is missing.') : value;
  }

  choice<T extends string>(value: unknown, path: string, choices: readonly T[]): T | undefined {
    if (value === undefined) return undefined; // reported as missing
    const found = choices.find((choice) => choice === value);
    return found ?? this.fail(path, 'notAChoice', `One of ${choices.join(', ')} is needed, not ${shown(value)}.`);
  }

  integer(value: unknown, path: string, least: number, most: number): number | undefined {
    if (value === undefined) return undefined; // reported as missing
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
      return this.fail(path, 'wrongType', `A whole number is needed, not ${shown(value)}.`);
    }
    if (value < least || value > most) {
      return this.fail(path, 'outOfRange', `A number from ${least} to ${most} is needed, not ${value}.`);
    }
    // A negative zero would have another canonical text in other languages.
    return value === 0 ? 0 : value;
  }

  text(value: unknown, path: string, pattern: RegExp, expected: string): string | undefined {
    if (value === undefined) return undefined; // reported as missing
    if (typeof value !== 'string') return this.fail(path, 'wrongType', `Text is needed, not ${shown(value)}.`);
    if (!pattern.test(value)) return this.fail(path, 'outOfRange', `${expected}, not ${shown(value)}.`);
    return value;
  }

  /** Reads an amount as its text. `decimals` is the most that it may have. */
  amount(value: unknown, path: string, decimals: number, sign: 'any' | 'notNegative' | 'notPositive' = 'any') {
    if (value === undefined) return undefined; // reported as missing
    const read = grainsIn(value, decimals);
    if (read === undefined || typeof value !== 'string') {
      const form = `Decimal text with at most ${decimals} decimals is needed, such as "12.50"`;
      return this.fail(path, 'notAmount', `${form}, not ${shown(value)}.`);
    }
    if (sign === 'notNegative' && read < 0n) return this.fail(path, 'outOfRange', `The amount must not be negative.`);
    if (sign === 'notPositive' && read > 0n) return this.fail(path, 'outOfRange', `The amount must not be positive.`);
    return value;
  }
}
