import type { Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';

/** Formats a code for reading: groups of four. */
export function writtenCode(code: string): string {
  return (
    readCode(code)
      .match(/.{1,4}/g)
      ?.join('-') ?? code
  );
}

/** Normalizes a typed code for the platform: no spaces, no dashes, upper case. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Returns the address that puts a booking on the slip of the visitor who opens it. */
export function bookingAddress(origin: string, locale: Locale, code: string): string {
  return `${origin}${pathOf('betting', locale)}?booking=${encodeURIComponent(code)}`;
}
