import { useCallback, type RefObject } from 'react';
import { useReactToPrint } from 'react-to-print';
import { rollPage, rollStyle } from './roll.ts';

/** Hands a page over to the printer. */
type SendToPrinter = (page: Window) => void;

/** Faces that the page has without a style sheet, which alone are copied into the frame. */
function bringFaces(frame: Document): void {
  for (const face of document.fonts) {
    try {
      frame.fonts.add(face);
    } catch {
      // One of a style sheet, which the frame has of its own.
    }
  }
}

const openDialog: SendToPrinter = (page) => page.print();

/**
 * Prints the ticket that the reference holds, on a page of its own of 58 mm, as high as the ticket is there.
 *
 * The ticket may stand in a hidden place: it is copied with its styles into a frame, and measured in it when its faces
 * are loaded. `send` stands in for the browser's dialog.
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
      bringFaces(page);
      await page.fonts.ready;
      const size = page.createElement('style');
      size.textContent = rollPage(paper.getBoundingClientRect().height);
      page.head.append(size);
      if (title !== undefined) page.title = title;
      send(page.defaultView);
    },
    [send, title],
  );
  return useReactToPrint({
    contentRef: ticket,
    pageStyle: rollStyle,
    print,
    ...(onPrinted && { onAfterPrint: onPrinted }),
  });
}
