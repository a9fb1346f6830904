import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password field with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const labels = useLabels();
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          label={shown ? labels.hidePassword : labels.showPassword}
          icon={shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
