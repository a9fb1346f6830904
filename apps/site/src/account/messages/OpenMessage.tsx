import type { InboxMessage } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, Letter } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconMail, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import type { useMarks } from './use-marks.ts';

interface OpenMessageProps {
  readonly message: InboxMessage;
  readonly marks: ReturnType<typeof useMarks>;
  readonly onClose: () => void;
}

/**
 * The open message. Opening marks it as read. Marking it as unread closes it, because it would be read again at once.
 */
export function OpenMessage({ message, marks, onClose }: OpenMessageProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, read, title, text, createdAt } = message;
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    heading.current?.focus({ preventScroll: true });
    if (!read) marks.read(id);
  });
  return (
    <div className={css.stays}>
      <div className={css.narrowOnly}>
        <Button size="sm" variant="ghost" icon={<IconArrowLeft size={18} />} onClick={onClose}>
          {t({ id: 'messages.back', message: 'All messages' })}
        </Button>
      </div>
      <Letter
        headingRef={heading}
        title={title}
        when={formats.dateTime(createdAt)}
        text={text}
        actions={
          <>
            <Button
              size="sm"
              icon={<IconMail size={18} />}
              onClick={() => {
                marks.unread(id);
                onClose();
              }}
            >
              {t({ id: 'messages.markUnread', message: 'Mark as unread' })}
            </Button>
            <Button
              size="sm"
              icon={<IconTrash size={18} />}
              onClick={() => {
                void marks.remove(message);
                onClose();
              }}
            >
              {t({ id: 'messages.delete', message: 'Delete' })}
            </Button>
          </>
        }
      />
    </div>
  );
}
