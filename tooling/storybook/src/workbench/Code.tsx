import { IconButton } from '@kvota/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { jsonParts, jsonText, type CodePart } from './code-parts.ts';
import * as css from './Code.css.ts';

/** Code in a scrolling box, with a button that copies it. */
export function Code(props: {
  /** The name of the code, for assistive technology. */
  readonly label: string;
  readonly parts: readonly CodePart[];
  readonly wrap?: boolean;
  readonly maxHeight?: number;
}): ReactElement {
  const { label, parts, wrap = false, maxHeight } = props;
  const [copied, setCopied] = useState(false);
  const text = parts.map((part) => part.text).join('');
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <div className={css.frame}>
      <section
        className={css.block}
        data-wrap={wrap ? '' : undefined}
        style={maxHeight === undefined ? undefined : { maxHeight }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        <pre>
          {parts.map(({ text, part }, index) =>
            part === undefined ? (
              text
            ) : (
              <span key={index} data-part={part}>
                {text}
              </span>
            ),
          )}
        </pre>
      </section>
      <IconButton
        className={css.copy}
        size="sm"
        label={copied ? `Copied: ${label}` : `Copy: ${label}`}
        icon={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
      />
    </div>
  );
}

/** A value as JSON. */
export function Json(props: {
  readonly label: string;
  readonly value: unknown;
  readonly maxHeight?: number;
  readonly wrap?: boolean;
}): ReactElement {
  const { value, ...rest } = props;
  return <Code {...rest} parts={jsonParts(jsonText(value))} />;
}

/** A name of the code within a text. */
export function Mono({ children }: { readonly children: ReactNode }): ReactElement {
  return <code className={css.mono}>{children}</code>;
}
