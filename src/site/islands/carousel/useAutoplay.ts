import { useEffect, useEffectEvent, useState } from 'react';
import { ADVANCE } from './motion.ts';
import { useMedia } from './useMedia.ts';

/** Why a carousel rests though nobody has paused it. */
type Rest = 'hover' | 'focus' | 'hidden' | 'drag';

/**
 * Calls `advance` every three seconds, but not while it is paused, hovered, focused or dragged,
 * while the tab is hidden, or where motion is not wanted.
 */
export function useAutoplay(canMove: boolean, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [rests, setRests] = useState<readonly Rest[]>([]);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isPlaying = canMove && !isPaused && !isStill && rests.length === 0;

  const rest = (why: Rest, is: boolean) =>
    setRests((before) => {
      if (before.includes(why) === is) return before;
      return is ? [...before, why] : before.filter((other) => other !== why);
    });

  const onTick = useEffectEvent(advance);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => onTick(), ADVANCE);
    return () => clearInterval(timer);
  }, [isPlaying]);

  useEffect(() => {
    const onChange = () => rest('hidden', document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    isPlaying,
    /** Paused by the visitor, or by their wish for no motion. */
    isPaused: isPaused || isStill,
    canPlay: canMove && !isStill,
    setPaused,
    rest,
  };
}
