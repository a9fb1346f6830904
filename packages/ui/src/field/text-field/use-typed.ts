import { useState } from 'react';

/** What a field shows, and what it tells. */
export interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Whoever leaves the field has it follow its owner again, whatever the owner says. */
  readonly leave: () => void;
}

/**
 * Keeps what is typed in a field whose owner answers later, as an address does: each letter stands at once, and an answer
 * to an earlier one does not take the later ones back. Any other value of the owner's replaces what stands.
 */
export function useTyped(value: string, tell: (text: string) => void): Typed {
  const [text, setText] = useState(value);
  const [heard, setHeard] = useState(value);
  const [told, setTold] = useState<readonly string[]>([]);
  if (value !== heard) {
    setHeard(value);
    const answered = told.indexOf(value);
    setTold(answered < 0 ? [] : told.slice(answered + 1));
    if (answered < 0) setText(value);
  }
  return {
    text,
    type(next) {
      setText(next);
      setTold((before) => [...before, next]);
      tell(next);
    },
    leave: () => setTold([]),
  };
}
