import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Tracks interaction with an element: a finger on it, a mouse over it, or keyboard focus in it. A button keeps the
 * focus after a tap, which does not count, hence `:focus-visible`.
 */
export function useInteraction() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    interacting: pointed || focused,
    interactionProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      // After a tap the focus is already inside, so a key press fires no focus event.
      onKeyDownCapture: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
