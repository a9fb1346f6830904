import { providerCalls, type ProviderAnswer, type ProviderBody, type ProviderCallName } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import * as v from 'valibot';

import type { Logger } from '../../kernel/log/logger.ts';
import type { GameServer } from './game-server.ts';
import { callServer, ServerFailed } from './server-client.ts';

export interface ProviderClientDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly gameServers: readonly GameServer[];
}

/** Calls game servers by their code, for history and verification. */
export interface ProviderClient {
  /** Codes of all servers. */
  readonly servers: readonly string[];
  /** Returns the answer of a server; undefined if there is no such server, or if it cannot be read. */
  ask<N extends ProviderCallName>(
    server: string,
    name: N,
    body: ProviderBody<N>,
  ): Promise<ProviderAnswer<N> | undefined>;
}

/** Creates the client. If a call fails, it is logged, and the caller shows what the platform itself knows. */
export function createProviderClient({ clock, logger, gameServers }: ProviderClientDeps): ProviderClient {
  return {
    servers: gameServers.map(({ code }) => code),
    async ask<N extends ProviderCallName>(code: string, name: N, body: ProviderBody<N>) {
      const server = gameServers.find((one) => one.code === code);
      if (server === undefined) return undefined;
      const { path, answer } = providerCalls[name];
      try {
        // The schema is that of the name.
        return v.parse(answer, await callServer(server, { clock, path, body })) as ProviderAnswer<N>;
      } catch (error) {
        if (!(error instanceof ServerFailed) && !(error instanceof v.ValiError)) throw error;
        logger.warn(`Game server ${code} did not answer ${name}`, error);
        return undefined;
      }
    },
  };
}
