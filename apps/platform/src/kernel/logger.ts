import { destination, pino, stdTimeFunctions } from 'pino';

/** Receives what happens in the platform. `error` is the value that was thrown. Its stack is logged but never sent to a client. */
export interface Logger {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
}

/** Discards everything. */
export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** Logs to standard error, one JSON object per line. Lines are written at once, so that the last one before an exit is kept. */
export function createProcessLogger(): Logger {
  const log = pino({ timestamp: stdTimeFunctions.isoTime }, destination({ dest: 2, sync: true }));
  return {
    info: (message) => log.info(message),
    warn: (message, error) => log.warn({ err: error }, message),
    error: (message, error) => log.error({ err: error }, message),
  };
}
