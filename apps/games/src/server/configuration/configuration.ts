import type { DatabaseLocation } from '../database/database.ts';
import type { LogLevel } from '../kernel/logger.ts';
import type { Signer } from '../signature/sign.ts';

/** Everything that the environment sets. */
export interface Configuration {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  /** Folder of files that are made at the first start, such as the key. */
  readonly data: string;
  /** Encrypts the seeds; undefined if it is made at the first start. */
  readonly key: string | undefined;
  readonly walletUrl: string;
  readonly signer: Signer;
  readonly origins: readonly string[];
  /** The public salt of new chains; undefined if this server draws it. */
  readonly salt: string | undefined;
  readonly logLevel: LogLevel;
}

/** Thrown if variables cannot be read, or are unsafe in production. Each line names one and what to do (RGS-19). */
export class WrongConfiguration extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'WrongConfiguration';
  }
}
