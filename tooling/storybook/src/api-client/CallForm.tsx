import type { Call } from '@kvota/contracts';
import { Button, TextArea } from '@kvota/ui';
import { IconSend } from '@tabler/icons-react';
import * as v from 'valibot';
import { useState, type ReactElement } from 'react';
import { exampleOf } from '@kvota/contracts/examples';
import { jsonText } from '../workbench/code-parts.ts';
import { Row, Stack } from '../workbench/Workbench.tsx';
import * as css from './CallForm.css.ts';
import { inputParts, type InputPart } from './wire-calls.ts';

type Texts = Readonly<Partial<Record<InputPart, string>>>;

/** The value of a text, or the reason why it is not valid. */
function readPart(schema: v.GenericSchema, text: string): { readonly value?: unknown; readonly error?: string } {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return { value };
    const [first] = parsed.issues;
    return { value, error: `${v.getDotPath(first) ?? 'value'}: ${first.message}` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Fields for the input of a call, as JSON that is checked while it is typed. Input that the schema refuses may still
 * be sent.
 */
export function CallForm(props: {
  readonly call: Call;
  readonly busy: boolean;
  readonly onSend: (request: Readonly<Partial<Record<InputPart, unknown>>>) => void;
}): ReactElement {
  const { call, busy, onSend } = props;
  const examples = (): Texts =>
    Object.fromEntries(inputParts.flatMap((part) => (call[part] ? [[part, jsonText(exampleOf(call[part]))]] : [])));
  const [texts, setTexts] = useState(examples);
  const parts = inputParts.flatMap((part) => {
    const schema = call[part];
    return schema ? [{ part, text: texts[part] ?? '', ...readPart(schema, texts[part] ?? '') }] : [];
  });
  const unreadable = parts.find((one) => !('value' in one));
  return (
    <Stack>
      {parts.map(({ part, text, error }) => (
        <TextArea
          key={part}
          className={css.code}
          label={part}
          rows={Math.min(16, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          error={error}
          onValueChange={(next) => setTexts({ ...texts, [part]: next })}
        />
      ))}
      <Row>
        <Button
          variant="brand"
          icon={<IconSend size={18} aria-hidden="true" />}
          busy={busy}
          disabledReason={unreadable ? `${unreadable.part} is no JSON` : undefined}
          onClick={() => onSend(Object.fromEntries(parts.map(({ part, value }) => [part, value])))}
        >
          Send
        </Button>
        {parts.length === 0 ? null : (
          <Button variant="ghost" onClick={() => setTexts(examples())}>
            Example again
          </Button>
        )}
      </Row>
    </Stack>
  );
}
