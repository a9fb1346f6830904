import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the processor times in /proc. */
const tick = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that ended. */
  readonly ended: number;
}

/** Returns the processor time in milliseconds that a process and those below it have used since they started. Linux only. */
export function processTime(pid: number): number {
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? read(name) : undefined;
    if (times) all.set(Number(name), times);
  }
  const sum = (one: number): number => {
    const times = all.get(one);
    if (!times) return 0;
    const below = [...all].filter(([, { parent }]) => parent === one).reduce((total, [child]) => total + sum(child), 0);
    return times.own + times.ended + below;
  };
  return sum(pid) * tick;
}

function read(name: string): ProcessTimes | undefined {
  try {
    // The second field is a name in parentheses, which may contain spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (i) => fields[i],
    );
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined; // It ended meanwhile.
  }
}

/** Returns the memory of a process in bytes that is in the machine's. Linux only. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
