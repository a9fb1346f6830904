import type { HistoryTicket } from '@kvota/contracts';
import { themeAtom, useHost } from '@kvota/shell';
import { qrPath } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import { useStatusName } from '../history/ticket-status.ts';
import { useShapeName } from '../history/use-ticket-words.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureOf, type TicketPicture } from './picture-of.ts';
import { readInk } from './read-ink.ts';
import { useReceiptWords } from './use-receipt.ts';

interface Drawn {
  readonly file: File;
  /** Good as long as the picture is on screen. */
  readonly url: string;
}

const nobody = { ticketId: '', currency: 'RSD' };

/** A picture of the ticket in the look of the theme; undefined while there is nothing to draw or it is being drawn. */
export function useTicketPicture(
  ticket: HistoryTicket | null,
  { amounts, link, code }: { amounts: boolean; link: string | null; code: string | null },
): Drawn | undefined {
  const { t } = useLingui();
  const { config } = useHost();
  const words = useReceiptWords(ticket ?? nobody);
  const statusName = useStatusName();
  const shapeName = useShapeName();
  const theme = useAtomValue(themeAtom);
  const [drawn, setDrawn] = useState<Drawn>();
  const describe = useEffectEvent((of: HistoryTicket): TicketPicture =>
    pictureOf(
      of,
      {
        ...words,
        brand: config.brand,
        status: statusName(of.status),
        shape: shapeName(of),
        more: (count) => t({ id: 'receipt.more', message: `and ${count} more` }),
      },
      { amounts, link, code },
    ),
  );
  useEffect(() => {
    if (ticket === null) return undefined;
    let current = true;
    let url: string | undefined;
    const draw = async (): Promise<void> => {
      const picture = describe(ticket);
      const ink = await readInk(JSON.stringify(picture));
      const blob = await drawPicture(picture, ink, link === null ? null : qrPath(link));
      if (!current) return;
      url = URL.createObjectURL(blob);
      setDrawn({ url, file: new File([blob], `${ticket.ticketId}.png`, { type: 'image/png' }) });
    };
    void draw();
    return () => {
      current = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [ticket, amounts, link, code, theme]);
  return drawn;
}
