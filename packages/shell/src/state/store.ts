import type { createStore } from 'jotai';

/** The page's one jotai store. */
export type Store = ReturnType<typeof createStore>;
