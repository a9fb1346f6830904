import type { Task } from '@kvota/server';

import type { Books } from './books.ts';

/** Looks every minute whether an hour is to be compared. */
export const bookTasks = (books: Books): Task[] => [
  { name: 'Comparing books with the wallet', interval: 60_000, run: () => books.compare() },
];
