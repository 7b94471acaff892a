// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmailField } from './EmailField';
import { PhoneField } from './PhoneField';
import { useForm } from './useForm';

afterEach(cleanup);

/** A form whose fields are never valid. */
function Form() {
  const { register, getValues, formState } = useForm({
    defaultValues: { email: '', phone: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const never = { validate: () => 'Invalid' };
  return (
    <>
      <EmailField
        label="Email"
        typed={getValues('email')}
        error={errors.email?.message}
        {...register('email', never)}
      />
      <PhoneField
        label="Phone"
        typed={getValues('phone')}
        error={errors.phone?.message}
        {...register('phone', never)}
      />
    </>
  );
}

test.each([
  ['Phone', '98765', 'These are 5 digits.', '987654321', 'These are 9 digits.'],
  ['Phone', '98765', 'These are 5 digits.', 'nine', 'A phone number has digits only'],
  ['Email', 'asha mail', 'An email has no spaces.', 'asha', 'An email has an @'],
  ['Email', 'asha', 'An email has an @', 'asha@mail', 'Check the part after the @'],
])('the hint of %s is about what is typed now, not about %s', async (label, text, hint, next, nextHint) => {
  render(<Form />);
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  await screen.findByText('Invalid');
  expect(screen.getByText(hint, { exact: false })).toBeDefined();
  fireEvent.change(field, { target: { value: next } });
  expect(await screen.findByText(nextHint, { exact: false })).toBeDefined();
  expect(screen.queryByText(hint, { exact: false })).toBeNull();
});
