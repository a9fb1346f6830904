import type { Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Badge, TextField } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Fields, Note, Stack } from '../workbench/Workbench.tsx';
import type { CatalogMessage } from './catalog.ts';
import { fillMessage, sampleValues, type Values } from './fill-message.ts';
import { LocaleText } from './LocaleText.tsx';
import { marksOf } from './message-marks.ts';
import { shapeOf } from './message-shape.ts';
import * as css from './MessageForms.css.ts';

/** Shows one message in full: with its placeholders filled in, and its plural forms for the given numbers. */
export function MessageForms(props: {
  readonly message: CatalogMessage;
  readonly shown: readonly Locale[];
  readonly numbers: readonly number[];
}): ReactElement {
  const { message, shown, numbers } = props;
  const { plain, plurals } = shapeOf(message.texts.en);
  const [values, setValues] = useState<Values>(() => sampleValues(message.texts.en));
  const marks = marksOf(message);
  return (
    <Stack tight>
      {plain.length === 0 ? null : (
        <Fields>
          {plain.map((name) => (
            <TextField
              key={name}
              label={`{${name}}`}
              size="sm"
              autoComplete="off"
              value={String(values[name] ?? '')}
              onValueChange={(text) => setValues({ ...values, [name]: text })}
            />
          ))}
        </Fields>
      )}
      {plurals.length === 0 ? null : (
        <Note>The number {plurals.map(({ name }) => name).join(', ')} is each of those above in turn.</Note>
      )}
      <dl className={css.forms} aria-label={`Forms of ${message.id}`}>
        {shown.map((locale) => (
          <div key={locale} className={css.language}>
            <dt>
              {languageNames[locale]}{' '}
              {marks
                .filter((mark) => mark.locale === locale)
                .map(({ kind, text }) => (
                  <Badge key={kind} tone={kind === 'english' ? 'warning' : 'danger'}>
                    {text}
                  </Badge>
                ))}
            </dt>
            {variantsOf(
              message.texts[locale],
              values,
              plurals.map(({ name }) => name),
              numbers,
            ).map((one) => (
              <dd key={one.number ?? ''} className={css.form}>
                {one.number === undefined ? null : <Badge>{one.number}</Badge>}
                <LocaleText locale={locale}>{fillMessage(locale, message.texts[locale], one.values)}</LocaleText>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** The sets of values for which a text is shown. */
function variantsOf(
  text: string,
  values: Values,
  plurals: readonly string[],
  numbers: readonly number[],
): readonly { readonly number?: number; readonly values: Values }[] {
  if (text === '' || plurals.length === 0) return [{ values }];
  return numbers.map((number) => ({
    number,
    values: { ...values, ...Object.fromEntries(plurals.map((name) => [name, number])) },
  }));
}
