import { parseSync } from 'oxc-parser';

/** Returns everything that a source imports, as written: static, type-only, re-exported or dynamic. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const fixed = module.staticImports.map((entry) => entry.moduleRequest.value);
  const passedOn = module.staticExports.flatMap((entry) =>
    entry.entries.flatMap((e) => (e.moduleRequest ? [e.moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^(['"])(.*)\1$/.test(text) ? [text.slice(1, -1)] : [];
  });
  const types = [...source.matchAll(/\bimport\((['"])([^'"]+)\1\)/g)].map(([, , request = '']) => request);
  return [...new Set([...fixed, ...passedOn, ...later, ...types])];
}
