import { afterEach, beforeEach, vi } from 'vitest';

// What a story complains about is a fault of the story or of what it shows.
const complaints: string[] = [];

/** React's word on how a story is driven, not on what it shows: a page that lives on may draw itself anew while Storybook mounts or presses. */
const aboutTheDriver = /testing environment is not configured to support act/;

beforeEach(() => {
  // A file that does not compile fails its own stories; Vite's notice of it on the page would fail all others too.
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
