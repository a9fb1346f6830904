import type { PageMessage } from '@kvota/contracts/game';

type LookMessage = Pick<Extract<PageMessage, { type: 'set' }>, 'theme' | 'reducedMotion'>;

/** Theme and motion of the frame, as its page sets them. */
export interface Look {
  readonly set: (message: LookMessage) => void;
  readonly reducedMotion: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Applies what the page sets to the root of the document. */
export function createLook(root: HTMLElement): Look {
  const listeners = new Set<() => void>();
  let reduced = false;
  return {
    set({ theme, reducedMotion }) {
      if (theme !== undefined) root.dataset['theme'] = theme;
      if (reducedMotion !== undefined) reduced = reducedMotion;
      for (const listener of listeners) listener();
    },
    reducedMotion: () => reduced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
