import { IconArrowBackUp } from '@tabler/icons-react';
import { IconButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';

import { ColorField } from '../color-field/ColorField.tsx';
import { Swatch } from '../swatch/Swatch.tsx';
import { useDraggedColor } from './use-dragged-color.ts';
import * as css from './colors.css.ts';

export interface ColorRowProps {
  readonly name: string;
  readonly color: string;
  /** The colour that is shown in its place, if this one could not be read. */
  readonly applied?: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChange: (hex: string) => void;
  /** Called with each move of a drag, before `onDone`. */
  readonly onDrag: (hex: string) => void;
  readonly onDone: () => void;
  /** Set for a colour that was chosen by hand: gives it back to the derivation. */
  readonly onGiveBack?: (() => void) | undefined;
  readonly opacity?: boolean;
  /** Called when the pointer or the focus is on the row, and when it leaves. */
  readonly onPoint?: (on: boolean) => void;
}

/** A colour with its name. Pressing it opens its field below. */
export function ColorRow(props: ColorRowProps): ReactElement {
  const {
    name,
    color,
    applied,
    open,
    onOpenChange,
    onChange,
    onDrag,
    onDone,
    onGiveBack,
    opacity = false,
    onPoint,
  } = props;
  const { row, shown, move, end } = useDraggedColor(color);
  const { t } = useLingui();
  const id = useId();
  return (
    <li className={css.row} onPointerEnter={() => onPoint?.(true)} onPointerLeave={() => onPoint?.(false)}>
      <div className={css.line}>
        <button
          ref={row}
          type="button"
          className={css.open}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
        >
          <Swatch color={shown} />
          <span className={css.name}>{name}</span>
          {onGiveBack ? (
            <span className={css.mark} role="img" aria-label={t({ id: 'theme.picked', message: 'chosen by hand' })} />
          ) : null}
          <span className={css.code}>
            <span className={css.hex} data-hex="">
              {shown}
            </span>
          </span>
          {applied === undefined || applied === color || shown !== color ? null : (
            <span className={css.code} title={t({ id: 'theme.applied', message: 'Moved until it can be read' })}>
              → {applied}
            </span>
          )}
        </button>
        {onGiveBack ? (
          <IconButton
            size="sm"
            label={t({ id: 'theme.giveBack', message: `Derive ${name} again` })}
            icon={<IconArrowBackUp size={18} />}
            onClick={onGiveBack}
          />
        ) : null}
      </div>
      {open ? (
        <div id={id}>
          <ColorField
            value={shown}
            onChange={onChange}
            onDrag={(hex) => {
              move(hex);
              onDrag(hex);
            }}
            onDone={() => {
              end();
              onDone();
            }}
            opacity={opacity}
          />
        </div>
      ) : null}
    </li>
  );
}
