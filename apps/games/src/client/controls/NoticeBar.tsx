import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { Notice } from '../play/play-state.ts';
import * as css from '../themes/frame.css.ts';
import { useNoticeText } from './use-notice-text.ts';

export interface NoticeBarProps {
  readonly notice: Notice;
  readonly money: (amount: string) => string;
  readonly onDismiss: () => void;
}

const toneOf = ({ type }: Notice): 'info' | 'danger' | 'warning' => {
  if (type === 'resumed' || type === 'whileAway') return 'info';
  return type === 'noAnswer' ? 'warning' : 'danger';
};

/** A message to the player before the next round. It stays until it is closed or a round opens (RGS-24). */
export function NoticeBar({ notice, money, onDismiss }: NoticeBarProps): ReactElement {
  const { t } = useLingui();
  const text = useNoticeText(money)(notice);
  return (
    <div className={css.notice} data-tone={toneOf(notice)} role={toneOf(notice) === 'info' ? 'status' : 'alert'}>
      <span>{text}</span>
      <button
        type="button"
        className={css.noticeClose}
        onClick={onDismiss}
        aria-label={t({ id: 'games.close', message: 'Close' })}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
