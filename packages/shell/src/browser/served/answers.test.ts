import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { answersElement, takeAnswers } from './answers.ts';

const pageWith = (html: string) => ({
  getElementById: (id: string) => {
    const text = new RegExp(`<script[^>]* id="${id}">(.*?)</script>`).exec(html)?.[1];
    return text === undefined ? null : ({ textContent: text } as HTMLElement);
  },
});

test('[SPEED-05] the app finds the answers of its first screen, and does not ask for them while they are fresh', async () => {
  const server = new QueryClient();
  server.setQueryData(['offer'], [{ name: '</script><b>&"' }], { updatedAt: 5 });
  const html = answersElement(server);
  expect(html.match(/<\/script>/g)).toHaveLength(1);

  const client = new QueryClient();
  takeAnswers(pageWith(html), client, Date.now() - 900);
  const asked = () => Promise.reject(new Error('asked again'));
  await expect(client.fetchQuery({ queryKey: ['offer'], queryFn: asked, staleTime: 60_000 })).resolves.toEqual([
    { name: '</script><b>&"' },
  ]);
  await expect(
    client.fetchQuery({ queryKey: ['offer'], queryFn: asked, staleTime: 800, retry: false }),
  ).rejects.toThrow('asked again');
});

test('[SPEED-05] a page without answers is left alone', () => {
  const client = new QueryClient();
  takeAnswers(pageWith('<body></body>'), client, 0);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
