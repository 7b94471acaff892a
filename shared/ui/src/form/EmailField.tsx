import { normalizeEmail } from '@reelrupee/contract/contact';
import type { ComponentProps } from 'react';
import { emailHint } from './contactHints';
import { showNormalized } from './showNormalized';
import { TextField } from './TextField';
import { useTypedText } from './useTypedText';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint'> {
  /** The typed text, which the hint of an invalid email is about. */
  typed: string;
}

/** A field for the user’s own email, which says what is wrong with an invalid one and shows a valid one as it is sent. */
export function EmailField({ typed, error, onChange, onBlur, ...input }: EmailFieldProps) {
  const { text, onChange: onTextChange } = useTypedText(typed, onChange);
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      hint={error === undefined ? undefined : emailHint(text)}
      error={error}
      onBlur={showNormalized(normalizeEmail, onBlur)}
      onChange={onTextChange}
      {...input}
    />
  );
}
