/** A paper that was sent to the printer, measured in its frame. */
export interface SentPaper {
  readonly text: string;
  /** Its `@page` rule. */
  readonly page: string;
  /** In millimetres. */
  readonly width: number;
  /** The picture at its end, such as a QR code. */
  readonly picture: string | undefined;
}

/** Records papers in place of the print dialog, which would block the story. Returns what ends it. */
export function watchPrints(onSent: (paper: SentPaper) => void): () => void {
  const watch = (frame: HTMLIFrameElement): void => {
    const record = (): void => {
      const page = frame.contentDocument;
      const paper = page?.body.firstElementChild;
      const rules = [...(page?.styleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules]);
      onSent({
        text: paper?.textContent ?? '',
        page: rules.findLast(({ cssText }) => cssText.startsWith('@page'))?.cssText ?? '',
        width: ((paper?.getBoundingClientRect().width ?? 0) / 96) * 25.4,
        picture: paper?.querySelector('footer svg path')?.getAttribute('d') ?? undefined,
      });
    };
    const replace = (): void => {
      if (frame.contentWindow) frame.contentWindow.print = record;
    };
    replace();
    frame.addEventListener('load', replace, { capture: true });
  };
  const frames = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement) watch(node);
  });
  frames.observe(document.body, { childList: true });
  return () => frames.disconnect();
}
