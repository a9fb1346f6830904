import { languageTag, type Locale } from '@kvota/contracts';
import type { ReactElement, ReactNode } from 'react';

/** A text in another language than that of the page, said so for speech and for the forms of letters. */
export function LocaleText(props: { readonly locale: Locale; readonly children: ReactNode }): ReactElement {
  return <span lang={languageTag(props.locale)}>{props.children}</span>;
}
