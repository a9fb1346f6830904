import { languageTag, type Locale } from '@kvota/contracts';
import type { ReactElement, ReactNode } from 'react';

/** A text in another language than that of the page. It is marked so, for speech and for the shapes of letters. */
export function LocaleText(props: { readonly locale: Locale; readonly children: ReactNode }): ReactElement {
  return <span lang={languageTag(props.locale)}>{props.children}</span>;
}
