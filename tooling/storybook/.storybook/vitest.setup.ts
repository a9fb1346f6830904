import { afterEach, beforeEach, vi } from 'vitest';

// A message on the console is a fault of the story or of the component.
const complaints: string[] = [];

/**
 * React warns about how a story is driven, not about the component: a live page may re-render while Storybook mounts
 * or presses.
 */
const aboutTheDriver = /testing environment is not configured to support act/;

beforeEach(() => {
  // A file that does not compile fails its stories. Vite's overlay on the page would fail all others too.
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
