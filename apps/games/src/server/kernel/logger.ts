import { destination, pino, stdTimeFunctions } from 'pino';

/** Receives what happens in the server. `error` is a thrown value; its stack is logged and never sent. */
export interface Logger {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Discards everything. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };

const mostCauses = 3;

/** The parts of an error that are logged. Parameters of queries are cut off, because they may contain secrets. */
export function loggedError(error: unknown, causes = mostCauses): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const [message = ''] = error.message.split('\nparams: ');
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) };
  return { type: error.name, message, stack: places.join('\n'), ...cause };
}

/** Logs JSON lines to standard error, each at once, so that the last line before an exit is kept. */
export function createProcessLogger(level: LogLevel): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const options = { level, timestamp: stdTimeFunctions.isoTime, formatters, base: null };
  const log = pino(options, destination({ dest: 2, sync: true }));
  const fields = (error: unknown): object => (error === undefined ? {} : { failure: loggedError(error) });
  return {
    info: (message) => log.info(message),
    warn: (message, error) => log.warn(fields(error), message),
    error: (message, error) => log.error(fields(error), message),
  };
}
