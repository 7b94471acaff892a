import type { FocusEvent, FocusEventHandler } from 'react';

/** A blur handler that shows the value as it will be sent, so that the user can check it; `onBlur` gets that value. */
export function showNormalized(
  normalize: (text: string) => string,
  onBlur?: FocusEventHandler<HTMLInputElement>,
) {
  return (event: FocusEvent<HTMLInputElement>) => {
    const value = normalize(event.target.value);
    if (event.target.value !== value) event.target.value = value;
    onBlur?.(event);
  };
}
