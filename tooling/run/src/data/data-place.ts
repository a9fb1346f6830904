import { rmSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the line that names where the data is, without the password of the database. */
export function dataLine(env: Environment, folder: string): string {
  const url = env['DATABASE_URL'];
  if (!url) return `  Data          ${folder}  (start with --fresh for an empty one)`;
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'DATABASE_URL', pathname: '/' };
  const key = env['KVOTA_GAMES_KEY'] ? '' : `  (key of the games: ${folder}/games/key)`;
  return `  Data          PostgreSQL at ${host}, database ${decodeURIComponent(pathname.slice(1))}${key}`;
}

/**
 * Empties the folder of the embedded database. Throws if the data is in a PostgreSQL: that would stay, and the key that its
 * seeds of games need would be gone.
 */
export function startFresh(env: Environment, folder: string): void {
  if (env['DATABASE_URL'])
    throw new Error(
      '--fresh empties the folder of the embedded database, and the data is in the PostgreSQL of DATABASE_URL. Name an empty database there, or start without DATABASE_URL.',
    );
  rmSync(folder, { recursive: true, force: true });
}
