import { useCallback, type RefObject } from 'react';
import { useReactToPrint } from 'react-to-print';
import { addRules, bringStyles } from './bring-styles.ts';
import { rollPage, rollRules, rollVariables } from './roll.ts';
import { readRoll } from './use-roll.ts';

/** Sends a page to the printer. */
type SendToPrinter = (page: Window) => void;

/** Fonts that the page has without a style sheet. Only these are copied into the frame. */
function bringFaces(frame: Document): void {
  for (const face of document.fonts) {
    try {
      frame.fonts.add(face);
    } catch {
      // A font of a style sheet, which the frame loads itself.
    }
  }
}

const openDialog: SendToPrinter = (page) => page.print();

/**
 * Prints the ticket that the ref holds, on a page as wide as the roll of this device and as high as the ticket.
 * The ticket may be in a hidden place. It is copied with its styles into a frame and measured there when its fonts
 * are loaded. `send` replaces the print dialog in tests.
 */
export function usePrintTicket(
  ticket: RefObject<HTMLElement | null>,
  options: { readonly title?: string; readonly send?: SendToPrinter; readonly onPrinted?: () => void } = {},
): () => void {
  const { title, send = openDialog, onPrinted } = options;
  const print = useCallback(
    async (frame: HTMLIFrameElement): Promise<void> => {
      const page = frame.contentDocument;
      const paper = page?.body.firstElementChild;
      if (!page?.defaultView || !paper) return;
      const roll = readRoll();
      for (const [name, value] of Object.entries(rollVariables(roll))) page.body.style.setProperty(name, value);
      bringFaces(page);
      await bringStyles(page);
      addRules(page, rollRules);
      await page.fonts.ready;
      addRules(page, [rollPage(paper.getBoundingClientRect().height, roll)]);
      if (title !== undefined) page.title = title;
      send(page.defaultView);
    },
    [send, title],
  );
  return useReactToPrint({
    contentRef: ticket,
    // The library would copy styles as text, which a content security policy forbids.
    ignoreGlobalStyles: true,
    pageStyle: '',
    print,
    ...(onPrinted && { onAfterPrint: onPrinted }),
  });
}
