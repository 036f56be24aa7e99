import { type FocusEvent, useState } from 'react';

/** Marks the button that starts and stops a movement: focus on it does not hold the movement up. */
export const MOTION_BUTTON = { 'data-motion-button': '' };

/**
 * Holds something that moves by itself while the pointer is over a part of the page or the keyboard is in it.
 *
 * @returns whether it is held, and the handlers for that part
 */
export function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A press with the pointer leaves the focus behind as well; only the keyboard's holds.
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocused(target.matches(':focus-visible') && !('motionButton' in target.dataset)),
      onBlur: () => setFocused(false),
    },
  };
}
