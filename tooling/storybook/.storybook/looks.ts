/** The looks in which stories are tested: theme and width of the window. Each runs in a separate page. */
export const looks = {
  'dark 1264': { theme: 'dark', viewport: { value: 'w1264' } },
  'light 360': { theme: 'light', viewport: { value: 'w360' } },
} as const;

export type Look = keyof typeof looks;

/** The parts of a story that decide on its looks. */
interface TestedStory {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Stories of apps, of the shell and of tools for developers. All others are of the kit, the parts of the slip and the games. */
const ofPages = /^(?:Apps\/(?!games\/)|Packages\/(?!bet-slip-react\/))/;

/**
 * Returns whether a story is tested in a look. `pnpm test:full` tests all stories in both.
 * A story with the tag `both` is tested in both, with `phone` in `light 360`. Other stories of pages are tested in
 * `dark 1264`. Those of the kit and of the games take turns by their id: a component and a game have several, so each is seen in both.
 */
export function isTestedIn(look: Look, { id, title, tags }: TestedStory): boolean {
  if (tags.includes('both')) return true;
  if (tags.includes('phone')) return look === 'light 360';
  if (ofPages.test(title)) return look === 'dark 1264';
  return look === (isEven(id) ? 'dark 1264' : 'light 360');
}

function isEven(id: string): boolean {
  let sum = 0;
  for (const character of id) sum += character.charCodeAt(0);
  return sum % 2 === 0;
}

/** A test that is running: its look, and how to skip the rest of it. Undefined outside of tests. */
export interface LookTest {
  readonly look: Look;
  readonly skip: (note: string) => void;
}

let current: LookTest | undefined;

/** Sets the running test; `undefined` if all stories are tested in all looks. */
export function setLookTest(test: LookTest | undefined): void {
  current = test;
}

/** Ends the running test as skipped if its story is not tested in its look. */
export function skipOtherLooks(story: TestedStory): void {
  if (current && !isTestedIn(current.look, story)) current.skip(`not tested in ${current.look}`);
}
