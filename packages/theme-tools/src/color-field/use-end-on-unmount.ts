import { useEffect, useRef } from 'react';

/** Calls a function if the component goes while something is dragged in it. */
export function useEndOnUnmount(isDragged: boolean, onEnd: () => void): void {
  const latest = useRef({ isDragged, onEnd });
  useEffect(() => {
    latest.current = { isDragged, onEnd };
  });
  useEffect(
    () => () => {
      if (latest.current.isDragged) latest.current.onEnd();
    },
    [],
  );
}
