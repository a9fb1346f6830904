import type { AuthorityAddress } from '../protection/register/http-register.ts';
import type { Configuration } from './configuration.ts';

/**
 * The variables whose difference between nodes would break the rules of a licence: a node without the central limit would
 * credit deposits that were not asked about. An authority is named by its address, without its key.
 */
export function sharedSettings(
  configuration: Pick<Configuration, 'jurisdiction' | 'exclusionRegister' | 'centralLimit'>,
): Readonly<Record<string, string>> {
  return {
    KVOTA_JURISDICTION: configuration.jurisdiction,
    KVOTA_EXCLUSION_REGISTER: addressOf(configuration.exclusionRegister),
    KVOTA_CENTRAL_LIMIT: addressOf(configuration.centralLimit),
  };
}

const addressOf = (authority: AuthorityAddress | undefined): string =>
  authority === undefined ? '' : new URL(authority.url).origin;
