import { copyText, useHost } from '@kvota/shell';
import { Fact, IconButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconCopy } from '@tabler/icons-react';
import type { ReactElement } from 'react';

/** A hash, a seed or an id with a button that copies it. */
export function CopiedFact({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(value);
    notify({
      id: 'casino-copy',
      tone: isCopied ? 'success' : 'error',
      timeout: 3000,
      text: isCopied
        ? t({ id: 'played.copied', message: 'Copied' })
        : t({ id: 'played.notCopied', message: 'The browser did not allow copying.' }),
    });
  };
  return (
    <Fact
      name={name}
      value={value}
      code
      end={
        <IconButton
          size="sm"
          label={t({ id: 'played.copy', message: `Copy: ${name}` })}
          icon={<IconCopy size={18} />}
          onClick={() => void copy()}
        />
      }
    />
  );
}
