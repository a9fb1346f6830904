import { formatsOf, type Formats } from '@kvota/i18n';
import { useAtomValue } from 'jotai';

import { localeAtom } from '../state/atoms.ts';

/** Returns the formats of the current language. */
export function useFormats(): Formats {
  return formatsOf(useAtomValue(localeAtom));
}
