// The layers inside a package: its README draws them in a block marked `layers`, and imports go down only.

/** The rows of a package, top row first, and the folders beside them, which may import every row. */
export interface Layers {
  readonly rows: readonly (readonly string[])[];
  readonly beside: readonly string[];
}

/** A source file of a package, by its path below `src`, with the files it imports, by theirs. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** The most code files that a folder may hold directly. */
export const mostFiles = 15;

/** Reads the layers from a README, or returns undefined if it has no block of them. */
export function layersIn(readme: string): Layers | undefined {
  const block = /```layers\n([\s\S]*?)```/.exec(readme)?.[1];
  if (block === undefined) return undefined;
  const lines = block
    .split('\n')
    .map((line) => line.replace(/\s[–-]\s.*$/, '').trim())
    .filter(Boolean);
  const namesOf = (line: string): string[] => line.split(/\s+/).map((name) => name.replace(/\/$/, ''));
  const beside = lines.filter((line) => line.startsWith('beside:'));
  return {
    rows: lines.filter((line) => !line.startsWith('beside:')).map(namesOf),
    beside: beside.flatMap((line) => namesOf(line.slice('beside:'.length).trim())),
  };
}

/** Returns the imports that go up or sideways, and the folders that the README does not name or names in vain. */
export function layerBreaches(
  files: readonly SourceFile[],
  { rows, beside }: Layers,
): { path: string; line: string }[] {
  const rank = new Map(rows.flatMap((row, index) => row.map((name) => [name, index] as const)));
  const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : path);
  const isTop = (room: string): boolean => room.includes('.') && !rank.has(room);
  const breaches: { path: string; line: string }[] = [];
  const rooms = new Set(files.map(({ path }) => roomOf(path)));
  for (const room of rooms) {
    if (!rank.has(room) && !beside.includes(room) && !isTop(room)) {
      breaches.push({ path: 'README.md', line: `the layers do not name the folder ${room}.` });
    }
  }
  for (const name of [...rank.keys(), ...beside]) {
    if (!rooms.has(name))
      breaches.push({ path: 'README.md', line: `the layers name ${name}, which src does not hold.` });
  }
  for (const { path, imports } of files) {
    const from = roomOf(path);
    if (beside.includes(from) || isTop(from)) continue;
    for (const target of imports) {
      const to = roomOf(target);
      if (to === from) continue;
      const up = rank.get(from) ?? 0;
      const down = rank.get(to);
      if (down !== undefined && up < down) continue;
      const why = beside.includes(to) || isTop(to) ? 'is above all layers' : 'is no lower layer';
      breaches.push({ path, line: `may not import ${target}: ${to} ${why}.` });
    }
  }
  return breaches;
}

/** Returns the circles between folders that share a parent, at every depth below the first. */
export function folderCircles(files: readonly SourceFile[]): string[] {
  const parents = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  return [...parents].flatMap((parent) => circlesBelow(parent, files));
}

function circlesBelow(parent: string, files: readonly SourceFile[]): string[] {
  const childOf = (path: string): string | undefined => {
    if (!path.startsWith(`${parent}/`)) return undefined;
    const rest = path.slice(parent.length + 1);
    return rest.includes('/') ? rest.split('/')[0] : undefined;
  };
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = childOf(path);
    if (from === undefined) continue;
    for (const target of imports) {
      const to = childOf(target);
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const knot = [...arrows.keys()].filter((name) => reaches(name, name, new Set())).sort();
  return knot.length > 0 ? [`${parent}: ${knot.join(', ')} import each other in a circle.`] : [];
}

/** Returns the folders that hold more code files than are easy to overlook. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (path.endsWith('.css.ts')) continue;
    const folder = path.split('/').slice(0, -1).join('/') || 'src';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles ? [`${folder} holds ${count} files directly; at most ${mostFiles}: group them by subject.`] : [],
  );
}
