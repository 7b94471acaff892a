import { normalizeEmail } from '@reelrupee/contract/contact';
import type { ComponentProps } from 'react';
import { emailHint } from './contactHints';
import { showNormalized } from './showNormalized';
import { TextField } from './TextField';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint'> {
  /** The typed text, which the hint of an invalid email is about. */
  typed: string;
}

/** A field for the user’s own email, which says what is wrong with an invalid one and shows a valid one as it is sent. */
export function EmailField({ typed, error, onBlur, ...input }: EmailFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      hint={error === undefined ? undefined : emailHint(typed)}
      error={error}
      onBlur={showNormalized(normalizeEmail, onBlur)}
      {...input}
    />
  );
}
