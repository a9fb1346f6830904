import { useState } from 'react';

/** The text of a field, and its handlers. */
export interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  /** When the focus leaves the field, it shows the owner's value again. */
  readonly leave: () => void;
}

/**
 * Keeps typed text in a field whose owner answers later, such as an address. Each letter is shown at once, and the
 * answer to an earlier letter does not remove later ones. Any other value of the owner replaces the text.
 */
export function useTyped(value: string, report: (text: string) => void): Typed {
  const [text, setText] = useState(value);
  const [latest, setLatest] = useState(value);
  const [reported, setReported] = useState<readonly string[]>([]);
  if (value !== latest) {
    setLatest(value);
    const answered = reported.indexOf(value);
    setReported(answered < 0 ? [] : reported.slice(answered + 1));
    if (answered < 0) setText(value);
  }
  return {
    text,
    type(next) {
      setText(next);
      setReported((before) => [...before, next]);
      report(next);
    },
    leave: () => setReported([]),
  };
}
