import type { ProviderAnswer, ProviderBody, ProviderCallName } from '@kvota/contracts/wallet';

/** The calls of the platform to this server. */
export type Provider = {
  readonly [N in ProviderCallName]: (body: ProviderBody<N>) => Promise<ProviderAnswer<N>>;
};
