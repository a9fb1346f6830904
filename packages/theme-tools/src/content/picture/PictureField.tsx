import { isPictureAddress } from '@kvota/content';
import { Button, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';

import * as css from './picture.css.ts';
import { useUpload, type UploadFault } from './use-upload.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly size?: 'sm' | 'md';
  /** Address of the picture; empty if there is none. */
  readonly value: string;
  readonly onValueChange: (address: string) => void;
}

/** The address of a picture: typed, chosen as a file, or dropped (THEME-36). */
export function PictureField({ label, hint, size = 'md', value, onValueChange }: PictureFieldProps): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  /** The address that could not be shown. */
  const [broken, setBroken] = useState('');
  const upload = useUpload(onValueChange);
  const faults: Readonly<Record<UploadFault, string>> = {
    type: t({ id: 'theme.picture.type', message: 'This is no picture that browsers show: PNG, JPEG, WebP or SVG' }),
    unsafe: t({ id: 'theme.picture.unsafe', message: 'The SVG has a script or a document type. Export it without' }),
    tooLarge: t({ id: 'theme.picture.tooLarge', message: 'The SVG has more than 150 kB. Simplify its paths' }),
    offline: t({ id: 'theme.picture.offline', message: 'No connection. Choose the file again when you are online' }),
    tooMany: t({ id: 'theme.picture.tooMany', message: 'Too many pictures in an hour. Try again later' }),
    failed: t({ id: 'theme.picture.failed', message: 'The picture could not be uploaded. Try again' }),
  };
  const wrong = t({
    id: 'theme.identity.logoWrong',
    message: 'A path of this site, or an address that begins with https://',
  });
  const isValid = isPictureAddress(value);
  const error = upload.fault ? faults[upload.fault] : value === '' || isValid ? undefined : wrong;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload.start(file);
  };
  return (
    <div
      className={css.field}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextField
        className={css.address}
        size={size}
        label={label}
        hint={hint}
        value={value}
        onValueChange={(address) => {
          upload.forgetFault();
          onValueChange(address.trim());
        }}
        error={error}
      />
      <div className={css.file}>
        {isValid && value !== broken ? (
          <img className={css.picture} src={value} alt="" onError={() => setBroken(value)} />
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          icon={<IconPhoto size={18} />}
          busy={upload.busy}
          aria-label={t({ id: 'theme.picture.chooseFor', message: `Choose a file: ${label}` })}
          onClick={() => input.current?.click()}
        >
          {t({ id: 'theme.picture.choose', message: 'Choose a file' })}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // So that the same file can be chosen again.
            target.value = '';
            if (file) void upload.start(file);
          }}
        />
      </div>
    </div>
  );
}
