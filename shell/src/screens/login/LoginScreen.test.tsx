// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LoginScreen } from './LoginScreen';

afterEach(cleanup);

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LoginScreen />
    </MemoryRouter>,
  );

const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: 'Choose a form' })).getByRole('button', { name }));

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a look at the other form keeps what was typed', async () => {
  open('/login?form=signup');
  await userEvent.type(screen.getByLabelText('Full name'), 'Asha Rao');
  await userEvent.type(screen.getByLabelText('Phone'), '98765 43210');
  await choose('Log in');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@mail.in');
  await userEvent.click(screen.getByLabelText('Remember me'));
  await choose('Sign up');
  expect(valueOf('Full name')).toBe('Asha Rao');
  expect(valueOf('Phone')).toBe('9876543210');
  expect(valueOf('Email')).toBe('');
  await choose('Log in');
  expect(valueOf('Email')).toBe('asha@mail.in');
  expect(screen.getByLabelText<HTMLInputElement>('Remember me').checked).toBe(true);
});
