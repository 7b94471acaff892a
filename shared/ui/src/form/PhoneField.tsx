import { normalizePhone } from '@reelrupee/contract/contact';
import type { ComponentProps } from 'react';
import { phoneHint } from './contactHints';
import { showNormalized } from './showNormalized';
import { TextField } from './TextField';
import { useTypedText } from './useTypedText';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint' | 'prefix'> {
  /** The typed text, which the hint of an invalid number is about. */
  typed: string;
}

/** A field for an Indian mobile number, which says what is wrong with an invalid one and shows a valid one as it is sent. */
export function PhoneField({ typed, error, onChange, onBlur, ...input }: PhoneFieldProps) {
  const { text, onChange: onTextChange } = useTypedText(typed, onChange);
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      hint={error === undefined ? undefined : phoneHint(text)}
      error={error}
      onBlur={showNormalized(normalizePhone, onBlur)}
      onChange={onTextChange}
      {...input}
    />
  );
}
