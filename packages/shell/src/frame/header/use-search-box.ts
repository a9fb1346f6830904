import { media } from '@kvota/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

import { searchBoxesAtom, searchOpenAtom } from '../../state/atoms.ts';
import { useMedia } from '../../browser/use-media.ts';

/** State of the search box of a page. */
export interface SearchBox {
  /** Whether to show the box: always on wide screens, else if it was opened or has a text. */
  readonly shown: boolean;
  /** Whether the player has just opened it, so that it takes the focus. */
  readonly wanted: boolean;
  readonly open: () => void;
}

/** Registers the search of a page. On small screens a button in the header toggles its box, and closing it clears the text (HEAD-11). */
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
    // A hidden search must not go on filtering the table.
    if (wasOpen.current && !open && latest.current.text !== '') latest.current.clear();
    wasOpen.current = open;
  }, [open]);
  const show = useCallback(() => setOpen(true), [setOpen]);
  return { shown: desk || open || text !== '', wanted: open && !desk && text === '', open: show };
}

/** Registers a search dialog of a page. On small screens the same button of the header opens it (HEAD-12). */
export function useSearchDialog(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useAtom(searchOpenAtom);
  const count = useSetAtom(searchBoxesAtom);
  useEffect(() => {
    count((boxes) => boxes + 1);
    return () => {
      count((boxes) => boxes - 1);
      setOpen(false);
    };
  }, [count, setOpen]);
  return [open, setOpen];
}
