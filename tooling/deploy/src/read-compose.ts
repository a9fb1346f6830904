import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** A service of the compose file, as far as the tests read it. */
export interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly profiles?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly environment: string }>>;
  readonly networks: { readonly default: { readonly ipam: { readonly config: readonly { subnet: string }[] } } };
}

type Variables = Readonly<Record<string, string>>;

/** The folder of the package. */
export const folder = join(import.meta.dirname, '..');

/** Reads a file of the package. */
export const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Returns the variables of a text as compose reads its `.env`. */
export function variablesOf(text: string): Record<string, string> {
  const entries = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ''] as const];
  });
  return Object.fromEntries(entries);
}

/** Reads the compose file with variables put in. Throws an error that names a variable without a value, as compose does. */
export function readCompose(variables: Variables): Compose {
  const tree: unknown = parse(textOf('compose.yaml'), { merge: true });
  return filled(tree, variables) as Compose; // the tests look at what they use
}

function filled(value: unknown, variables: Variables): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, variables));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, variables)]));
  // Compose passes numbers to a process as text.
  return typeof value === 'string' ? filledText(value, variables) : typeof value === 'number' ? String(value) : value;
}

function filledText(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{([A-Z_]+)(:-|:\?)?([^}]*)\}/g, (_, name: string, mode?: string, instead = '') => {
    const value = variables[name] ?? '';
    if (value === '' && mode === ':?') throw new Error(`The variable ${name} has no value.`);
    return value === '' && mode === ':-' ? String(instead) : value;
  });
}
