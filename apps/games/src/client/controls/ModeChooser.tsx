import type { ReactElement } from 'react';

import * as css from '../themes/frame.css.ts';

export interface ModesProps {
  readonly modes: readonly string[];
  readonly mode: string;
  readonly disabled: boolean;
  readonly onMode: (mode: string) => void;
}

export interface ModeChooserProps extends ModesProps {
  /** The name of the choice. */
  readonly label: string;
  readonly nameOf?: (mode: string) => string;
}

/** The mode of a game, such as the number of mines. */
export function ModeChooser({
  modes,
  mode,
  label,
  nameOf = (each) => each,
  disabled,
  onMode,
}: ModeChooserProps): ReactElement {
  return (
    <label className={css.mode}>
      <span className={css.modeLabel}>{label}</span>
      <select
        className={css.modeSelect}
        value={mode}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => onMode(event.target.value)}
      >
        {modes.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
