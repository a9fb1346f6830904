import { Client } from 'pg';

/** Maximum number of prepared statements. Later ones are parsed and planned each time. */
const most = 300;
const names = new Map<string, string>();

/**
 * A connection that prepares its statements: they are parsed and planned once, then run by name. PostgreSQL replans a
 * statement if a schema change invalidates its plan.
 *
 * A pooler that mixes connections within a session must support prepared statements (PgBouncer from 1.21 on).
 */
export class PreparingClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    const named = (...[config, ...rest]: unknown[]): unknown => query(withName(config, rest[0]), ...rest);
    this.query = named as typeof this.query; // every overload keeps its own parameters
  }
}

/** Statements with parameters that are passed as an object, which is how drizzle passes them. */
function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
    return config;
  if (('name' in config && config.name !== undefined) || !Array.isArray(values) || values.length === 0) return config;
  const name = nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = `kvota_${names.size}`;
  names.set(text, name);
  return name;
}
