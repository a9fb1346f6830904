import type { MessageGroup } from '@kvota/i18n';

import type { AppModule } from '../host/app-module.ts';
import type { PageMetadata } from './page.ts';
import { servedPages } from './served-pages.ts';

/** Returns the groups of texts that a page needs: the frame's, and those of the module that serves the page. */
export function groupsOf(modules: readonly AppModule[], metadata: PageMetadata | undefined): readonly MessageGroup[] {
  const owner = metadata && modules.find((module) => servedPages([module]).has(metadata.id));
  return ['site', ...(owner?.messageGroups ?? []).filter((group) => group !== 'site')];
}
