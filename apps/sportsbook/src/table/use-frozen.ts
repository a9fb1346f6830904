import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Event handlers for the element within which the value is frozen. */
export interface FreezeHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Freezes a value while the mouse or the keyboard focus is within an element, so that nothing moves away under it.
 * Touch does not freeze, because a finger does not rest on the page. A new `key` means another list, which is returned
 * at once.
 *
 * ```tsx
 * const [rows, freeze] = useFrozen(leagues, listKey);
 * return <div {...freeze}>{rows.map(renderRow)}</div>;
 * ```
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
