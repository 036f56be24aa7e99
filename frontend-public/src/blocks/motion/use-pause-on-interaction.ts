import { type FocusEvent, useState } from 'react';

/** Attributes of the play/pause button: focus on it does not pause the motion. */
export const MOTION_BUTTON = { 'data-motion-button': '' };

/**
 * Pauses automatic motion while the pointer is over a part of the page or keyboard focus is inside it.
 *
 * @returns whether it is paused, and the event handlers for that part
 */
export function usePauseOnInteraction() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    paused: hovered || focused,
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click also focuses; only keyboard focus pauses.
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocused(target.matches(':focus-visible') && !('motionButton' in target.dataset)),
      onBlur: () => setFocused(false),
    },
  };
}
