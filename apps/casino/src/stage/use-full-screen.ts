import { gameOnStageAtom, useFullGame } from '@kvota/shell';
import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

/** The size of a stage. */
export interface StageSize {
  /** Whether the game fills the window: always on a phone (OP-09). */
  readonly full: boolean;
  /** Leaves or fills the window; undefined on a phone, where there is no choice. */
  readonly toggle: (() => void) | undefined;
}

/**
 * Lets a stage fill the window, and the screen where the browser can do that: an iPhone cannot. The whole document goes to
 * the screen, so that dialogs are seen. The window is given back when the stage leaves the page, and if the player presses Escape.
 */
export function useFullScreen(): StageSize {
  const [onStage, setOnStage] = useAtom(gameOnStageAtom);
  const { full, always } = useFullGame();
  useEffect(() => {
    setOnStage('shown');
    return () => {
      setOnStage('none');
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [setOnStage]);
  useEffect(() => {
    const changed = (): void => {
      if (document.fullscreenElement === null) setOnStage((now) => (now === 'full' ? 'shown' : now));
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [setOnStage]);
  const toggle = useCallback((): void => {
    if (onStage === 'full') {
      setOnStage('shown');
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      return;
    }
    setOnStage('full');
    // Without the screen the game fills the window.
    if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => undefined);
  }, [onStage, setOnStage]);
  return { full, toggle: always ? undefined : toggle };
}
