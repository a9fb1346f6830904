import * as v from 'valibot';

import { locales, type Locale as LocaleName } from './locale.ts';

export type Locale = LocaleName;
/** Validates a language on the wire. */
export const Locale = v.picklist(locales);
