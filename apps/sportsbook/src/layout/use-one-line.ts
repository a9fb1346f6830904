import { useMedia } from '@kvota/shell';
import { media } from '@kvota/ui';

/** True where the choices above a table have one line: on a phone, and in a window that is too low for two (PRE-21, PRE-23). */
export function useOneLine(): boolean {
  const [phone, low] = [useMedia(media.phone), useMedia(media.low)];
  return phone || low;
}
