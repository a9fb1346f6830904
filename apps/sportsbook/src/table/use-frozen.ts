import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Props for the element, to detect pointer and focus inside it. */
export interface FreezeHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps a value while a mouse pointer or the keyboard focus is inside, so that nothing moves under either. Touch does
 * not freeze it. If `key` changes, the new list is shown at once.
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
