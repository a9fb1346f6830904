import { useState, type FocusEvent, type PointerEvent } from 'react';

/** What a part of the page hands to its element, to hear whether someone is busy in it. */
export interface FreezeHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps a value as it was while a mouse or the keyboard's focus is within, so that nothing moves away under either; a
 * finger rests nowhere and holds nothing. Another `key` is another list, and is shown at once.
 */
export function useFrozen<T>(value: T, key: string): readonly [T, FreezeHandlers] {
  const [held, setHeld] = useState<{ key: string; value: T; by: ReadonlySet<'pointer' | 'focus'> } | null>(null);
  const here = held?.key === key ? held : null;
  const hold = (who: 'pointer' | 'focus'): void =>
    setHeld({ key, value: here ? here.value : value, by: new Set([...(here?.by ?? []), who]) });
  const release = (who: 'pointer' | 'focus'): void => {
    if (!here?.by.has(who)) return;
    setHeld(here.by.size > 1 ? { ...here, by: new Set([...here.by].filter((other) => other !== who)) } : null);
  };
  return [
    here ? here.value : value,
    {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: ({ target }) => target.matches(':focus-visible') && hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release('focus');
      },
    },
  ];
}
