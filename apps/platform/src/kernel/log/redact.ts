const removed = '[removed]';

/** What must not be in a log, wherever it appears in a text. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, removed],
  [/\b(Bearer|Basic) [\w.~+/-]+=*/gi, `$1 ${removed}`],
  // Values of queries and forms.
  [
    /\b(password|repeat|token|refresh_token|access_token|id_token|id_token_hint|code|code_verifier|client_secret|secret|cookie)=[^&\s"']*/gi,
    `$1=${removed}`,
  ],
  // The token of a preview, which is a part of a path (THEME-24).
  [/(\/previews\/)[^/\s?"']+/g, `$1${removed}`],
  // The user and password of an address, such as that of a database.
  [/\b([a-z][a-z+]*:\/\/)[^/\s@]+@/gi, `$1${removed}@`],
  // Values that a database quotes: `Key (email)=(a@b.example) already exists`.
  [/\)=\([^)]*\)/g, `)=(${removed})`],
  // Drizzle appends the parameters of a failed query, up to the end of its message.
  [/\nparams: .*/g, `\nparams: ${removed}`],
];

/** Removes tokens, passwords and parameters of queries from a text (SEC-12). */
export function redact(text: string): string {
  return secrets.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
}

/** The parts of an error that are logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where it was thrown. */
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const mostCauses = 4;

/** Returns what is logged of a thrown value. Own fields of errors are left out, because they may contain parameters. */
export function loggedError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Parameters may have several lines, so the message is cut where they begin.
  const [message = ''] = error.message.split('\nparams: ');
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: redact(message),
    ...(code === undefined ? {} : { code }),
    ...(places === undefined ? {} : { stack: places.join('\n') }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) }),
  };
}
