import { afterEach, beforeEach, vi } from 'vitest';

// What a story complains about is a fault of the story or of what it shows.
const complaints: string[] = [];

beforeEach(() => {
  // A file that does not compile fails its own stories; Vite's notice of it on the page would fail all others too.
  for (const notice of document.querySelectorAll('vite-error-overlay')) notice.remove();
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
