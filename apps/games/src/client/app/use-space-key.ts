import { useEffect, type RefObject } from 'react';

/** Space presses the button that goes on, unless the focus is on a control that takes Space itself (RGS-25). */
export function useSpaceKey(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { activeElement } = document;
      if (
        activeElement !== null &&
        activeElement.matches('button:not(:disabled), select, input:not([type="range"]), a, [role="button"]')
      )
        return;
      event.preventDefault();
      // A held key would open one round after another.
      if (!event.repeat) root.current?.querySelector<HTMLElement>('[data-primary]')?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}
