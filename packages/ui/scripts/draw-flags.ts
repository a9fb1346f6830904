// Writes the countries' flags as drawings into two modules that load when the first flag is shown.
// Run it after a new version of circle-flags: pnpm exec node scripts/draw-flags.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { plainName } from '../src/icon/flag/plain-name.ts';

const source = new URL('../node_modules/circle-flags/flags/', import.meta.url);
const target = new URL('../src/icon/flag/', import.meta.url);
const common = new Set(
  'ad ae al am ar at au az ba be bg br by ca ch ci cl cm cn co cr cy cz de dk dz ec ee eg es eu fi fr gb gb-eng gb-nir gb-sct gb-wls ge gh gr hr hu id ie il in iq ir is it jp kr kz lt lu lv ma md me mk mt mx ng nl no nz pe ph pl pt py qa ro rs ru sa se si sk sn th tn tr ua us uy uz ve vn xk za'.split(
    ' ',
  ),
);

/** Former states, duplicates, and the source's placeholder: their names would shadow those of today's countries. */
const passed = new Set(['yu', 'su', 'fx', 'an', 'uk', 'dd', 'cs', 'zr', 'tp', 'xx']);

/** Returns the drawing without its frame and its round mask, because the component rounds it. */
function inside(file: string): string | undefined {
  const text = readFileSync(new URL(file, source), 'utf8').trim();
  return /<g mask="url\(#\w+\)">(.*)<\/g><\/svg>$/s.exec(text)?.[1];
}

const drawings = readdirSync(source)
  .filter((file) => /^(?:[a-z]{2}|gb-(?:eng|sct|wls|nir))\.svg$/.test(file))
  .filter((file) => !passed.has(file.slice(0, -4)))
  .flatMap((file) => {
    const drawing = inside(file);
    return drawing === undefined ? [] : [[file.slice(0, -4), drawing] as const];
  });

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** A country's English name without text in brackets. Stored, because browsers take long to look names up. */
function namesOf(code: string): readonly string[] {
  const name = code.includes('-') ? undefined : english.of(code.toUpperCase());
  return name === undefined ? [] : [...new Set([name, name.replace(/ \(.*\)| SAR .*/, '')].map(plainName))];
}

for (const [name, chosen] of [
  ['common', drawings.filter(([code]) => common.has(code))],
  ['rare', drawings.filter(([code]) => !common.has(code))],
] as const) {
  const body = chosen.map(([code, drawing]) => `  '${code}': '${drawing.replaceAll("'", "\\'")}',`).join('\n');
  const names = chosen
    .flatMap(([code]) => namesOf(code).map((one) => `  ${JSON.stringify(one)}: '${code}',`))
    .join('\n');
  const text = `// Written by scripts/draw-flags.ts from circle-flags (MIT, HatScripts).\n/** Flags that leagues carry ${name === 'common' ? 'every day' : 'now and then'}, 512 units square, by country code. */\nexport const ${name}Flags: Readonly<Record<string, string>> = {\n${body}\n};\n\n/** Their codes by English name. */\nexport const ${name}FlagNames: Readonly<Record<string, string>> = {\n${names}\n};\n`;
  writeFileSync(fileURLToPath(new URL(`${name}-flags.ts`, target)), text);
}
