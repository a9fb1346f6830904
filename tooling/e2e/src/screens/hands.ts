import { expect, type BrowserContext, type Locator } from '@playwright/test';

/** A way to use a page: by keys alone, or by touch alone. */
export interface Hand {
  /** Activates a link, a button or a tab. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Opens a menu by its button, and chooses an entry. */
  readonly choose: (button: Locator, entry: Locator) => Promise<void>;
  /** Types into a field with suggestions, and takes the first one when it is shown. */
  readonly suggest: (field: Locator, text: string, suggestion: Locator) => Promise<void>;
  /** Chooses an option of a radio group. */
  readonly select: (option: Locator) => Promise<void>;
}

/** The most presses of a key until a target has the focus. A page with more steps is a fault. */
const mostSteps = 150;

/** Presses a key until a target has the focus. */
async function stepTo(target: Locator, key: string): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 15_000 })) return;
    await keyboard.press(key);
  }
  throw new Error(`${String(target)} has no focus after ${mostSteps} presses of ${key}.`);
}

/** Tab leads to every target; Enter activates it, and arrow keys lead through a menu. */
export const keys: Hand = {
  async press(target) {
    await stepTo(target, 'Tab');
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await stepTo(field, 'Tab');
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  },
  async choose(button, entry) {
    await keys.press(button);
    await stepTo(entry, 'ArrowDown');
    await entry.page().keyboard.press('Enter');
  },
  async suggest(field, text, suggestion) {
    await keys.type(field, text);
    await expect(suggestion).toBeVisible();
    await field.press('ArrowDown');
    await expect(suggestion).toHaveAttribute('data-highlighted');
    await field.press('Enter');
  },
  async select(option) {
    const group = option.locator('xpath=ancestor::*[@role="radiogroup"]');
    await stepTo(group.getByRole('radio', { checked: true }), 'Tab');
    await stepTo(option, 'ArrowRight');
  },
};

/** Opens the lines of a treegrid from the row that Tab leads to, until one of them has a name. Enter opens it. */
export async function openInTree(grid: Locator, name: string): Promise<void> {
  const row = grid.getByRole('row').filter({ has: grid.page().getByText(name, { exact: true }) });
  await stepTo(grid.locator('[tabindex="0"]'), 'Tab');
  const { keyboard } = grid.page();
  await keyboard.press('Home');
  if ((await row.count()) === 0) await keyboard.press('ArrowRight');
  await stepTo(row, 'ArrowDown');
  await keyboard.press('Enter');
}

/** Fingers: the field that is tapped gets the text of the keyboard on the screen. */
export const fingers: Hand = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
  async choose(button, entry) {
    await button.tap();
    await expect(button.page().getByRole('menu')).toBeFocused();
    await entry.tap();
  },
  async suggest(field, text, suggestion) {
    await fingers.type(field, text);
    await suggestion.tap();
  },
  select: (option) => option.locator('xpath=ancestor::label').tap(),
};

/** Records the kinds of pointers that press something in any page of a context: `mouse`, `touch`, `pen`. */
export async function recordPointers(context: BrowserContext): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  await context.exposeBinding('recordPointer', (_source, kind: string) => used.add(kind));
  await context.addInitScript(() => {
    const record = Reflect.get(window, 'recordPointer') as (kind: string) => void; // the binding above
    addEventListener('pointerdown', ({ pointerType }) => record(pointerType), true);
  });
  return used;
}
