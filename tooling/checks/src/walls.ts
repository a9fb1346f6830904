// Enforces the walls of ARCHITECTURE.md. A package imports only what the table below allows, through its entries and
// never by a relative path.
// Folders inside a package form layers. Looks belong to the kit, and less motion is checked in both ways.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { looksIn } from './looks.ts';
import { motionAskedIn, motionHomes } from './motion.ts';
import { importsOf } from './walls/imports-of.ts';
import { crowdedFolders, folderCircles, layerBreaches, layersIn, type SourceFile } from './walls/layers.ts';

/** Allowed imports of the shipped code of each package: package names, or exact entries. */
const allowed: Record<string, readonly string[]> = {
  contracts: [],
  sitemap: ['contracts'],
  match: ['contracts'],
  content: [],
  'bet-slip': [],
  games: [],
  commission: [],
  server: [],
  'game-bridge': ['contracts'],
  i18n: ['contracts/values'],
  ui: [],
  offer: ['contracts', 'match'],
  'api-client': ['contracts'],
  realtime: ['contracts'],
  'bet-slip-react': ['bet-slip', 'ui', 'i18n'],
  tickets: ['contracts', 'bet-slip/math', 'bet-slip/wire', 'bet-slip-react/parts', 'i18n', 'ui'],
  shell: ['contracts', 'sitemap', 'content', 'api-client', 'realtime', 'i18n', 'ui'],
  vouchers: ['contracts', 'api-client', 'i18n', 'ui', 'shell'],
  'theme-tools': ['contracts', 'sitemap', 'content', 'api-client', 'i18n', 'ui', 'shell'],
  sportsbook: [
    'contracts',
    'sitemap',
    'match',
    'bet-slip',
    'bet-slip-react',
    'tickets',
    'offer',
    'api-client',
    'realtime',
    'i18n',
    'ui',
    'shell',
  ],
  casino: ['contracts', 'sitemap', 'game-bridge', 'games/verify', 'api-client', 'realtime', 'i18n', 'ui', 'shell'],
  affiliates: [
    'contracts',
    'sitemap',
    'commission',
    'tickets',
    'vouchers',
    'api-client',
    'realtime',
    'i18n',
    'ui',
    'shell',
  ],
  site: [
    'contracts',
    'sitemap',
    'content',
    'api-client',
    'realtime',
    'i18n',
    'ui',
    'shell',
    'bet-slip',
    'bet-slip-react',
    'offer',
    'theme-tools',
    'vouchers',
    'sportsbook/module',
    'sportsbook/served',
    'casino/module',
    'affiliates/module',
  ],
  platform: ['contracts', 'sitemap', 'match', 'content', 'bet-slip/math', 'commission', 'server', 'i18n', 'ui/theme'],
  'games-server': ['contracts', 'games', 'game-bridge', 'server', 'i18n', 'ui'],
  outside: [],
};

/** Imports that only a subfolder of a package may use. */
const onlyBelow: Record<string, { import: string; folder: string }[]> = {
  'bet-slip-react': [
    { import: 'ui', folder: 'src/parts' },
    { import: 'i18n', folder: 'src/parts' },
  ],
};

/** Packages that compose parts of the kit and have no look themselves. */
const composed = ['tickets', 'shell', 'site', 'sportsbook', 'casino', 'affiliates'];

const configuration = ['checks', 'deploy', 'run', 'tsconfig', 'vite'];
const root = resolve(import.meta.dirname, '../../..');

interface Breach {
  file: string;
  line: string;
}

function breachesOf(packageFolder: string): Breach[] {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  const name = manifest.name.slice('@kvota/'.length);
  const rule = allowed[name];
  // A peer dependency counts as listed: only one entry needs it, and the user has it once.
  const listed = { ...manifest.dependencies, ...manifest.peerDependencies };
  const files = globSync('src/**/*.{ts,tsx}', { cwd: packageFolder }).filter((file) => !file.includes('compiled/'));
  const breaches: Breach[] = [];
  const report = (file: string, line: string): void =>
    void breaches.push({ file: relative(root, join(packageFolder, file)), line });
  if (!rule) report('package.json', `The package has no rule in tooling/checks/src/walls.ts: add it to the table.`);
  if (composed.includes(name)) {
    for (const file of files.filter((each) => /\.css\.ts$|(?<!\.stories)\.tsx$/.test(each))) {
      for (const look of looksIn(join(packageFolder, file))) {
        report(file, `says how something looks: ${look}. Looks belong to a component of @kvota/ui.`);
      }
    }
  }
  for (const file of files) {
    const isSupport = /\.(test|stories)\.tsx?$|\/testing\//.test(file);
    if (!isSupport && !motionHomes.includes(relative(root, join(packageFolder, file)))) {
      for (const asked of motionAskedIn(readFileSync(join(packageFolder, file), 'utf8'))) {
        report(
          file,
          `asks for less motion in one way of two: ${asked}. Use reducedMotion() or useReducedMotion() of @kvota/ui.`,
        );
      }
    }
    for (const request of importsOf(file, readFileSync(join(packageFolder, file), 'utf8'))) {
      if (request.startsWith('.')) {
        const target = relative(packageFolder, resolve(packageFolder, dirname(file), request.replace(/\?.*$/, '')));
        if (target.startsWith('..'))
          report(file, `imports ${request} from outside its package: enter packages by name.`);
        continue;
      }
      if (!request.startsWith('@kvota/')) continue;
      const entry = request.slice('@kvota/'.length);
      const target = entry.split('/')[0] ?? '';
      if (target === name) report(file, `imports its own package by name (${request}): import the file.`);
      else if (configuration.includes(target)) {
        if (!isSupport) report(file, `imports tooling (${request}): only tests and configuration may.`);
      } else if (rule && !rule.includes(target) && !rule.includes(entry)) {
        report(
          file,
          `may not import ${request}: ${name} may import ${rule.length ? rule.join(', ') : 'nothing of the workspace'}.`,
        );
      }
      if (request === '@kvota/ui' && file.endsWith('.css.ts')) {
        report(file, 'imports @kvota/ui: a build executes what style sheets import. Import @kvota/ui/vars.');
      }
      const limit = onlyBelow[name]?.find((limited) => limited.import === target);
      if (limit && !isSupport && !file.startsWith(limit.folder))
        report(file, `may import ${request} only below ${limit.folder}.`);
      if (!isSupport && !configuration.includes(target) && manifest.dependencies && !(`@kvota/${target}` in listed)) {
        report(file, `imports ${request}, which package.json does not list.`);
      }
    }
  }
  return breaches;
}

const isShipped = (file: string): boolean => !/\.(test|stories|bench)\.tsx?$|(^|\/)(testing|compiled)\//.test(file);

/** Returns the breaches of the layers that the package's README draws. */
function layerBreachesOf(packageFolder: string): Breach[] {
  const src = join(packageFolder, 'src');
  const layers = layersIn(readFileSync(join(packageFolder, 'README.md'), 'utf8'));
  if (!layers) {
    const hasFolders = globSync('*/', { cwd: src }).length > 0;
    return hasFolders ? [{ file: relative(root, join(packageFolder, 'README.md')), line: 'draws no layers.' }] : [];
  }
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter(isShipped)
    .map((path): SourceFile => {
      const imports = importsOf(path, readFileSync(join(src, path), 'utf8'))
        .filter((request) => request.startsWith('.'))
        .map((request) => join(dirname(path), request.replace(/\?.*$/, '')))
        // Generated files are in no layer.
        .filter((target) => !target.startsWith('..') && !/(^|\/)compiled\//.test(target));
      return { path, imports };
    });
  const lines = [...folderCircles(files), ...crowdedFolders(files)].map((line) => ({ path: 'src', line }));
  return [...layerBreaches(files, layers), ...lines].map(({ path, line }) => ({
    file: relative(root, path === 'README.md' || path === 'src' ? join(packageFolder, path) : join(src, path)),
    line,
  }));
}

const folders = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => join(root, dirname(file)));
const breaches = folders.sort().flatMap((folder) => [...breachesOf(folder), ...layerBreachesOf(folder)]);
for (const { file, line } of breaches) console.error(`${file}: ${line}`);
console.log(
  breaches.length === 0 ? `Walls: ${folders.length} packages, no breach.` : `Walls: ${breaches.length} breaches.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
