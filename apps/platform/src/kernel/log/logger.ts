import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';

import { loggedError, redact } from './redact.ts';
import { currentRequest } from './request-context.ts';

/** Receives what happens in the platform. `error` is the value that was thrown. Its stack is logged but never sent to a client. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
/** The least serious lines that are written. */
export type LogLevel = (typeof logLevels)[number];

/** Discards everything. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Writes one JSON object per line: time, level, message, the id of the request that is being served, and the error.
 * Tokens, passwords and parameters of queries are removed (SEC-11, SEC-12).
 */
export function createLogger(to: DestinationStream, level: LogLevel): Logger {
  const log = pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...currentRequest() }),
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    to,
  );
  return {
    debug: (message) => log.debug(redact(message)),
    info: (message) => log.info(redact(message)),
    warn: (message, error) => log.warn(fieldsOf(error), redact(message)),
    error: (message, error) => log.error(fieldsOf(error), redact(message)),
  };
}

const fieldsOf = (error: unknown): object => (error === undefined ? {} : { err: error });

/** Logs to standard error. Lines are written at once, so that the last one before an exit is kept. */
export function createProcessLogger(level: LogLevel): Logger {
  return createLogger(destination({ dest: 2, sync: true }), level);
}
