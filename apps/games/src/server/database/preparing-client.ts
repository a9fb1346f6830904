import { Client } from 'pg';

/** Most prepared statements of a connection. Later ones are parsed and planned each time. */
const most = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = `games_${names.size}`;
  names.set(text, name);
  return name;
}

/** Names a statement with parameters, as drizzle passes it. Others are sent as they are. */
function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
    return config;
  if (('name' in config && config.name !== undefined) || !Array.isArray(values) || values.length === 0) return config;
  const name = nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

/** A connection that prepares its statements: PostgreSQL parses and plans each once, and then runs it by name. */
export class PreparingClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    const named = (...[config, ...rest]: unknown[]): unknown => query(withName(config, rest[0]), ...rest);
    this.query = named as typeof this.query; // every overload keeps its parameters
  }
}
