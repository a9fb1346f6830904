import type { Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';

/** A code as it is read aloud and written on paper: in fours. */
export function writtenCode(code: string): string {
  return (
    readCode(code)
      .match(/.{1,4}/g)
      ?.join('-') ?? code
  );
}

/** What was typed, as the platform reads it: no spaces, no dashes, capital letters. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** The address that puts a booking on the slip of whoever opens it. */
export function bookingAddress(origin: string, locale: Locale, code: string): string {
  return `${origin}${pathOf('betting', locale)}?booking=${encodeURIComponent(code)}`;
}
