/** The looks in which stories are tested: theme and width of the window. Each runs in a separate page. */
export const looks = {
  'dark 1264': { theme: 'dark', viewport: { value: 'w1264' } },
  'light 360': { theme: 'light', viewport: { value: 'w360' } },
} as const;

export type Look = keyof typeof looks;

/** Stories that render an app, or a tool for developers: each costs seconds, so one look has to do. */
const oneLook = /^(?:Apps|Packages\/(?!bet-slip-react\/))/;

/**
 * Returns whether a story is tested in a look.
 * Stories of the kit are tested in both. Stories of apps, of the shell and of tools are tested in `dark 1264`, with the
 * tag `phone` in `light 360`, and with the tag `both` in both.
 */
export function isTestedIn(look: Look, story: { readonly title: string; readonly tags: readonly string[] }): boolean {
  if (!oneLook.test(story.title) || story.tags.includes('both')) return true;
  return look === (story.tags.includes('phone') ? 'light 360' : 'dark 1264');
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
export function skipOtherLooks(story: { readonly title: string; readonly tags: readonly string[] }): void {
  if (current && !isTestedIn(current.look, story)) current.skip(`not tested in ${current.look}`);
}
