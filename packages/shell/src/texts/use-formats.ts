import { formatsOf, type Formats } from '@kvota/i18n';
import { useAtomValue } from 'jotai';

import { localeAtom } from '../state/atoms.ts';

/** The formats of the page's language. */
export function useFormats(): Formats {
  return formatsOf(useAtomValue(localeAtom));
}
