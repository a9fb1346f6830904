import type { LiveTable, TablePhase } from '@kvota/contracts';

/** The phase of a table at an instant. `endsAt` is in milliseconds since 1970; null if it is secret or not known. */
export interface PhaseNow {
  readonly phase: TablePhase;
  readonly endsAt: number | null;
}

/** Phases that are counted on without another answer. */
const most = 12;

/**
 * The phase of a table at an instant (CAS-58). After the end of the answered phase it follows from the lengths of the phases;
 * undefined if they are not known. The end of a run is secret, so that nothing follows from it.
 */
export function phaseAt({ phase, endsAt, times }: LiveTable, now: number): PhaseNow | undefined {
  let at: PhaseNow = { phase, endsAt: endsAt === null ? null : Date.parse(endsAt) };
  for (let passed = 0; passed < most; passed += 1) {
    const { endsAt: end } = at;
    if (end === null || now < end) return at;
    if (!times) return undefined;
    switch (at.phase) {
      case 'betting':
        at = { phase: 'closing', endsAt: end + times.closing_ms };
        break;
      case 'closing':
        at = times.runs ? { phase: 'running', endsAt: null } : { phase: 'result', endsAt: end + times.result_ms };
        break;
      case 'running':
        at = { phase: 'result', endsAt: end + times.result_ms };
        break;
      case 'result':
        at = { phase: 'betting', endsAt: end + times.betting_ms };
        break;
      case 'closed':
        return undefined;
    }
  }
  return undefined;
}

/** Seconds that are shown: the last one is 1, until the phase ends. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));
