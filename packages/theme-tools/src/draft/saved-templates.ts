import { cleanName, readTemplate, writeJson, type Template } from '../formats/index.ts';

/** The key of the saved templates in local storage (OP-84). */
export const templatesKey = 'kvota.themeTemplates';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Returns the saved templates by name. What cannot be read is left out. */
export function savedTemplates(storage: Pick<Storage, 'getItem'>): readonly Template[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(templatesKey) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    // Through the reader of pasted text, because anybody with the browser's tools can change what is stored.
    const { template } = readTemplate([{ name: '', text: JSON.stringify(one) }], 'dark');
    return template && template.name !== '' ? [template] : [];
  });
}

const byName = (one: Template, other: Template): number => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

/** Adds a template, or replaces the one of the same name (THEME-11). Throws if the browser has no room. */
export function saveTemplate(storage: Storage, template: Template): readonly Template[] {
  const others = savedTemplates(storage).filter(({ name }) => name !== template.name);
  return store(storage, [...others, template].sort(byName));
}

/** Deletes the template of a name (THEME-12). */
export function deleteTemplate(storage: Storage, name: string): readonly Template[] {
  return store(
    storage,
    savedTemplates(storage).filter((one) => one.name !== name),
  );
}

function store(storage: Storage, templates: readonly Template[]): readonly Template[] {
  const written = templates.map((template): unknown => JSON.parse(writeJson(template)));
  storage.setItem(templatesKey, JSON.stringify(written));
  return templates;
}

/** True if a name can be saved: it has a letter or sign (THEME-16). */
export const isName = (name: string): boolean => cleanName(name) !== '';
