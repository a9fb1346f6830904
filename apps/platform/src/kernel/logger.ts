/** Where the platform says what happens to it. `error` is whatever was thrown; its stack goes to the log, never to a client. */
export interface Logger {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
}

/** Says nothing. */
export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** Writes lines: information to standard output, the rest to standard error. */
export const streamLogger: Logger = {
  info: (message) => void process.stdout.write(`${message}\n`),
  warn: (message, error) => void process.stderr.write(`${withError(message, error)}\n`),
  error: (message, error) => void process.stderr.write(`${withError(message, error)}\n`),
};

function withError(message: string, error: unknown): string {
  if (error === undefined) return message;
  return `${message}\n${error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)}`;
}
