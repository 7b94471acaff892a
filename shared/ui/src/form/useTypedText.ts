import { useState, type ChangeEvent, type ChangeEventHandler } from 'react';

/**
 * The text of a field for its hint, and its change handler. The form renders again only when its error changes, so
 * `typed` is the text at that time; an invalid text may be edited into another one with the same error.
 */
export function useTypedText(typed: string, onChange?: ChangeEventHandler<HTMLInputElement>) {
  const [edited, setEdited] = useState({ from: typed, to: typed });
  return {
    text: edited.from === typed ? edited.to : typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setEdited({ from: typed, to: event.target.value });
      onChange?.(event);
    },
  };
}
