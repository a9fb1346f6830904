import { afterEach, beforeEach, inject, vi } from 'vitest';

import { setLookTest, type Look } from './looks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The look whose stories this page tests; undefined if it tests all stories. */
    readonly look: Look | undefined;
  }
}

/** Warnings and errors on the console since the story began. A story with any of them fails. */
const complaints: string[] = [];

/** React's warning about the test driver, not about the story: a page may render while Storybook mounts or presses. */
const aboutTheDriver = /testing environment is not configured to support act/;

beforeEach(({ skip }) => {
  const look = inject('look');
  setLookTest(look && { look, skip: (note) => skip(note) });
  // A file that does not compile fails its own stories. Vite's overlay would cover all other stories too.
  for (const notice of document.querySelectorAll('vite-error-overlay')) notice.remove();
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ');
      if (!aboutTheDriver.test(complaint)) complaints.push(`console.${level}: ${complaint}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
