import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether the reader is busy with an element: a finger on it, a mouse over it, or the keyboard's focus in it.
 * A button keeps the focus after a tap; that is not being busy, hence `:focus-visible`.
 */
export function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    holdProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      // Who tapped first and types then has had the focus all along.
      onKeyDownCapture: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
