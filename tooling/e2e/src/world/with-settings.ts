import { operate } from './operate.ts';

/** Runs a part of a test with settings of the operator, and resets them afterwards. */
export async function withSettings(values: Readonly<Record<string, boolean>>, run: () => Promise<void>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await operate('setSetting', { group: 'status', key, value });
  try {
    await run();
  } finally {
    for (const key of Object.keys(values)) await operate('setSetting', { group: 'status', key, value: false });
  }
}
