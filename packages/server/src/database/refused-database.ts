/** Thrown at the start if a database cannot be used. The message is one sentence for the operator. */
export class RefusedDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedDatabase';
  }
}

/** Returns why no connection to a PostgreSQL opens and what to do, without the password of its address. */
export function unreachable(url: string, cause: unknown): RefusedDatabase {
  return (
    refusalOf(url, cause) ??
    refused(`no PostgreSQL answers at ${partsOf(url).host} (${causeOf(cause).why}). Start it, or correct the address.`)
  );
}

/** Returns what a PostgreSQL refused and what to do; undefined if the error has another reason. */
export function refusalOf(url: string, cause: unknown): RefusedDatabase | undefined {
  const { host, name, user } = partsOf(url);
  const { code, why } = causeOf(cause);
  if (code === '3D000')
    return refused(
      `PostgreSQL at ${host} has no database "${name}". Create it with "createdb --owner ${user} ${name}", or correct the address.`,
    );
  if (code.startsWith('28'))
    return refused(
      `PostgreSQL at ${host} does not let the user in (${why}). Correct user and password in the address: postgres://user:password@host/database.`,
    );
  if (code === '42501')
    return refused(
      `the user ${user} may not change the tables of the database "${name}" (${why}). Make it the owner of the database and of its tables, or name the owner in the address.`,
    );
  if (code === '25006')
    return refused(
      `PostgreSQL at ${host} takes no changes (${why}). If it is a standby, set the address of the primary.`,
    );
  if (code === '53300')
    return refused(`PostgreSQL at ${host} has no connection left (${why}). A node takes 10; raise max_connections.`);
  return undefined;
}

const refused = (text: string): RefusedDatabase => new RefusedDatabase(`DATABASE_URL: ${text}`);

/** Returns the code and the message of an error, of its cause if it is a failed query. */
function causeOf(cause: unknown): { readonly code: string; readonly why: string } {
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A name that has several addresses fails with a list of errors, which has a code but no message.
  return { code, why: error instanceof Error ? error.message || code : String(error) };
}

function partsOf(url: string): { readonly host: string; readonly name: string; readonly user: string } {
  if (!URL.canParse(url)) return { host: 'the address', name: '', user: '' };
  const { host, pathname, username } = new URL(url);
  return {
    host: host || 'the local socket',
    name: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  };
}
