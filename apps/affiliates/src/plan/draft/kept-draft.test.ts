import { expect, test } from 'vitest';

import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { addLine, draftOf } from './plan-draft.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly keys: () => readonly string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

test('a draft survives a reload, with the id of its request, below the prefix that a sign-out clears', () => {
  const storage = memory();
  const draft = { ...addLine(draftOf(undefined), []), requestId: 'request-1', sent: true, forgive: false };
  keepDraft(storage, 'u1', draft);
  expect(keptDraft(storage, 'u1')).toEqual(draft);
  expect(keptDraft(storage, 'u2')).toBeUndefined();
  expect(storage.keys()[0]).toMatch(/^kvota\.user\./);
  forgetDraft(storage, 'u1');
  expect(keptDraft(storage, 'u1')).toBeUndefined();
});

test('a record that another version wrote counts as none', () => {
  const storage = memory();
  keepDraft(storage, 'u1', { ...draftOf(undefined), requestId: 'r', sent: false, forgive: false });
  const [key = ''] = storage.keys();
  for (const text of ['', '{', 'null', '[]', '{"version":1,"lines":[{"id":"x"}],"requestId":"r","sent":false}']) {
    storage.setItem(key, text);
    expect(keptDraft(storage, 'u1'), text).toBeUndefined();
  }
});
