import { randomUUID } from 'node:crypto';

/** The options of every platform that is measured: any free port, and no limit for the load. */
export const benchOptions = {
  seed: 'bench',
  ids: randomUUID,
  ports: { http: 0 },
  origins: [],
  demo: false,
  rate: { perSecond: 1e6, burst: 1e6 },
};
