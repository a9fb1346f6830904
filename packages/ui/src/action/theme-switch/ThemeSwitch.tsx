import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { SegmentedControl } from '../segmented/SegmentedControl.tsx';

/** The two themes that a player chooses from. */
export type ThemeChoice = 'dark' | 'light';

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onValueChange: (theme: ThemeChoice) => void;
  /** Moon and sun without text, for a bar; the labels are still spoken. */
  readonly iconsOnly?: boolean;
  readonly fullWidth?: boolean;
  readonly className?: string;
}

/** Chooses dark or light. Both options are visible, so the active one is clear (THEME-02). */
export function ThemeSwitch({ value, onValueChange, ...rest }: ThemeSwitchProps): ReactElement {
  const labels = useLabels();
  return (
    <SegmentedControl
      {...rest}
      label={labels.theme}
      tone="quiet"
      value={value}
      onValueChange={onValueChange}
      items={[
        { value: 'dark', label: labels.darkTheme, icon: <IconMoon size={18} aria-hidden="true" /> },
        { value: 'light', label: labels.lightTheme, icon: <IconSun size={18} aria-hidden="true" /> },
      ]}
    />
  );
}
