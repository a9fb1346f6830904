import { media } from '@kvota/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

import { searchBoxesAtom, searchOpenAtom } from '../../state/atoms.ts';
import { useMedia } from '../../browser/use-media.ts';

/** Where the search of a page stands. */
export interface SearchBox {
  /** Whether to show the box: always on a desk, below it when it was asked for or holds a text. */
  readonly shown: boolean;
  /** Whether the player has just asked for it, so that it takes the focus. */
  readonly wanted: boolean;
  readonly open: () => void;
}

/** For a page with a search: small screens get a button in the header that toggles its box; closing it forgets the text (HEAD-11). */
export function useSearchBox(text: string, clear: () => void): SearchBox {
  const desk = useMedia(media.desk);
  const [open, setOpen] = useAtom(searchOpenAtom);
  const count = useSetAtom(searchBoxesAtom);
  const latest = useRef({ text, clear });
  useEffect(() => {
    latest.current = { text, clear };
  });
  useEffect(() => {
    count((boxes) => boxes + 1);
    if (latest.current.text !== '') setOpen(true);
    return () => {
      count((boxes) => boxes - 1);
      setOpen(false);
    };
  }, [count, setOpen]);
  const wasOpen = useRef(open);
  useEffect(() => {
    // A search that nobody sees must not go on narrowing the table.
    if (wasOpen.current && !open && latest.current.text !== '') latest.current.clear();
    wasOpen.current = open;
  }, [open]);
  const show = useCallback(() => setOpen(true), [setOpen]);
  return { shown: desk || open || text !== '', wanted: open && !desk && text === '', open: show };
}
