import { readTemplate, writeJson, type Template } from '@kvota/theme-tools/formats';
import { colorsOfTemplate, presets } from '@kvota/theme-tools/presets';
import { applyTheme, clearTheme } from '@kvota/ui/theme';

import { templateChoices, triedChoice } from './template-choices.ts';

const choiceOf = (name: string): string => name.toLowerCase();
for (const { name } of presets) {
  if (templateChoices[choiceOf(name)] !== name) throw new Error(`The toolbar lacks the template "${name}".`);
}

const key = 'kvota.storybook.template';

/** Keeps the template of the story "Try a theme" until the tab is closed. `undefined` forgets it. */
export function keepTried(template: Template | undefined): void {
  if (template) sessionStorage.setItem(key, writeJson(template));
  else sessionStorage.removeItem(key);
}

/** Returns the template that is being tried. */
export function triedTemplate(): Template | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : readTemplate([{ name: key, text }], 'dark').template;
}

/** True while the page has colours of a template. */
let painted = false;

/**
 * Paints a page with the colours of a choice of the toolbar. The wireframe theme stays as it is, because it must expose
 * every colour that is no token.
 */
export function paintTemplate(root: HTMLElement, choice: unknown, theme: string): void {
  if (painted) clearTheme(root);
  const template = choice === triedChoice ? triedTemplate() : presets.find(({ name }) => choiceOf(name) === choice);
  painted = template !== undefined && theme !== 'wireframe';
  if (template && painted) applyTheme(root, colorsOfTemplate(template)[theme === 'light' ? 'light' : 'dark']);
}
