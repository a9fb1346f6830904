// The requirement ids that tests name, of all tests or of those of the default run.
import { parseSync, Visitor, type CallExpression } from 'oxc-parser';

/** Playwright's tag of tests that only `pnpm test:full` runs. */
const fullTag = '@full';

const idsInBrackets = /\[([A-Z][A-Z0-9]*-\d{2,3}(?:,\s*[A-Z][A-Z0-9]*-\d{2,3})*)\]/g;

/** True if a call gives the test or the group of tests that it declares the tag `@full`. */
function isForFullRun({ arguments: given }: CallExpression): boolean {
  return given.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'tag' &&
          property.value.type === 'Literal' &&
          property.value.value === fullTag,
      ),
  );
}

/**
 * Returns the ids in brackets within the texts and comments of a file of tests, such as `[SLIP-05, SYS-02]` in a title or
 * in the docstring of a story. With `run: 'default'`, tests and groups with the tag `@full` are left out. The same id
 * can be listed several times.
 */
export function idsOfTests(file: { readonly path: string; readonly text: string }, run: 'default' | 'full'): string[] {
  const texts: { readonly start: number; readonly text: string }[] = [];
  const left: { readonly start: number; readonly end: number }[] = [];
  const { program, comments } = parseSync(file.path, file.text);
  for (const { start, value } of comments) texts.push({ start, text: value });
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') texts.push({ start: node.start, text: node.value });
    },
    TemplateElement(node) {
      texts.push({ start: node.start, text: node.value.raw });
    },
    CallExpression(node) {
      if (run === 'default' && isForFullRun(node)) left.push(node);
    },
  }).visit(program);
  return texts
    .filter(({ start }) => !left.some((call) => call.start <= start && start < call.end))
    .flatMap(({ text }) => [...text.matchAll(idsInBrackets)])
    .flatMap(([, group = '']) => group.split(',').map((id) => id.trim()));
}
