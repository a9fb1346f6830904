import type { HistoryTicket } from '@kvota/contracts';
import { themeAtom, useHost } from '@kvota/shell';
import { ticketNumber, useReceiptTexts, useShapeName, useStatusName } from '@kvota/tickets';
import { qrPath } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureOf, type TicketPicture } from './picture-of.ts';
import { readInk } from './read-ink.ts';

/** Progress of the picture. */
export type ShownPicture =
  /** No picture has been drawn yet. */
  | { readonly status: 'drawing' }
  | {
      readonly status: 'drawn';
      /** The file to send or save; undefined while a newer picture is being drawn. */
      readonly file: File | undefined;
      /** Valid while the component is mounted. */
      readonly url: string;
    }
  /** The browser could not draw or encode the latest picture. */
  | { readonly status: 'failed'; readonly retry: () => void };

/** The content options of the picture. */
interface PictureChoice {
  readonly amounts: boolean;
  readonly link: string | null;
  readonly code: string | null;
}

const nobody = { ticketId: '', currency: 'RSD' };

/**
 * Draws a picture of the ticket in the current theme. The previous picture stays on screen while the next one is drawn.
 */
export function useTicketPicture(ticket: HistoryTicket | null, { amounts, link, code }: PictureChoice): ShownPicture {
  const { t } = useLingui();
  const { config } = useHost();
  const texts = useReceiptTexts(ticket ?? nobody, useFormats());
  const statusName = useStatusName();
  const shapeName = useShapeName();
  const theme = useAtomValue(themeAtom);
  const [attempt, setAttempt] = useState(1);
  const request = useMemo(
    () => ({ ticket, theme, choice: { amounts, link, code }, attempt }),
    [ticket, theme, amounts, link, code, attempt],
  );
  const [drawn, setDrawn] = useState<{ of: typeof request; file: File; url: string }>();
  const [failed, setFailed] = useState<typeof request>();
  const describe = useEffectEvent((of: HistoryTicket, choice: PictureChoice): TicketPicture =>
    pictureOf(
      of,
      {
        ...texts,
        brand: config.brand,
        status: statusName(of.status),
        shape: shapeName(of),
        more: (count) => t({ id: 'receipt.more', message: `and ${count} more` }),
      },
      choice,
    ),
  );
  useEffect(() => {
    const { ticket: of, choice } = request;
    if (of === null) return undefined;
    let current = true;
    let url: string | undefined;
    const draw = async (): Promise<void> => {
      const picture = describe(of, choice);
      const ink = await readInk(JSON.stringify(picture));
      const blob = await drawPicture(picture, ink, choice.link === null ? null : qrPath(choice.link));
      if (!current) return;
      url = URL.createObjectURL(blob);
      setDrawn({ of: request, url, file: new File([blob], `${ticketNumber(of.ticketId)}.png`, { type: 'image/png' }) });
    };
    draw().catch(() => {
      if (current) setFailed(request);
    });
    return () => {
      current = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [request]);
  // An outdated picture has no file, so that amounts that were just hidden cannot be sent.
  if (failed === request) return { status: 'failed', retry: () => setAttempt((last) => last + 1) };
  if (drawn === undefined) return { status: 'drawing' };
  return { status: 'drawn', url: drawn.url, file: drawn.of === request ? drawn.file : undefined };
}
