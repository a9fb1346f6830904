import { expect, test } from 'vitest';

import { planOf, type Workspace } from './plan.ts';

const workspace: Workspace = {
  packages: ['packages/offer', 'packages/ui', 'tooling/e2e'],
  stories: ['packages/ui/src/action/Button.stories.tsx', 'packages/ui/src/field/TextField.stories.tsx'],
  specs: ['tooling/e2e/tests/offer.spec.ts', 'tooling/e2e/tests/slip.spec.ts'],
};
const namesFor = (files: readonly string[], e2e = false): string[] =>
  planOf(files, workspace, { e2e }).map(({ name }) => name);

test('code of one package: cheap checks first, then its own units', () => {
  expect(namesFor(['packages/offer/src/create-offer-store.ts'])).toEqual([
    'format',
    'prose',
    'ids',
    'walls',
    'types and lint',
    'units of packages/offer',
  ]);
});

test('a document needs no compiler', () => {
  expect(namesFor(['packages/offer/README.md'])).toEqual(['format', 'prose', 'ids']);
});

test('a component runs the stories of its folder only', () => {
  const steps = planOf(['packages/ui/src/action/Button.tsx'], workspace, { e2e: false });
  expect(steps.at(-1)?.command.filter((part) => part.includes('stories'))).toEqual([
    '../../packages/ui/src/action/Button.stories.tsx',
  ]);
});

test('the browser is asked for only on request', () => {
  expect(namesFor(['packages/offer/src/store.ts'])).not.toContain('browser');
  const steps = planOf(['packages/offer/src/store.ts'], workspace, { e2e: true });
  expect(steps.at(-1)?.command).toEqual(['pnpm', 'exec', 'playwright', 'test', 'tests/offer.spec.ts']);
});
