import { media } from '@kvota/ui/vars';
import { useAtomValue } from 'jotai';

import { useMedia } from '../../browser/use-media.ts';
import { gameOnStageAtom } from '../../state/atoms.ts';

/** Whether a game fills the window: if the player asked for it, and always on a phone, also on its side (OP-09). */
export function useFullGame(): { readonly full: boolean; readonly always: boolean } {
  const onStage = useAtomValue(gameOnStageAtom);
  const always = useMedia(`${media.phone}, ${media.low}`);
  return { full: onStage === 'full' || (onStage === 'shown' && always), always };
}
