import { draftOfTemplate, templateOfDraft, type Draft } from '../draft/draft.ts';
import { readTemplate, writeJson } from '../formats/index.ts';

/** The key of the draft in local storage. It survives pages, reloads and sign-ins. */
export const draftKey = 'kvota.themeDraft';

/** Returns the stored draft; undefined if there is none that can be read. */
export function readStoredDraft(text: string | null): Draft | undefined {
  const { template } = text === null ? {} : readTemplate([{ name: '', text }], 'dark');
  return template && draftOfTemplate(template);
}

export const writeStoredDraft = (draft: Draft): string => writeJson(templateOfDraft(draft));
