import { useEffect, useState } from 'react';

/** Milliseconds without another letter after which a search is sent. */
const pause = 200;

/** Returns a text once it has not changed for a moment, so that not every letter is a call. An empty text comes at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
