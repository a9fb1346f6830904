import type { DeployedSite } from './deployed-site.ts';

/** How an origin dies: it refuses connections, or accepts them without an answer. */
export type Death = 'refused' | 'silent';

export async function takeDown(site: DeployedSite, death: Death = 'refused'): Promise<void> {
  await site.stop();
  if (death === 'silent') site.line.hush();
  else await site.line.cut();
}

export async function bringBack(site: DeployedSite): Promise<void> {
  await Promise.all([site.start(), site.line.mend()]);
}
