// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { discardReferralCode } from '../../session/referralCode';
import { LoginScreen } from './LoginScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/plan">Plans</Link>
      <Link to="/login?form=signup">Come back</Link>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );

const lookAround = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
  await screen.findByText('Elsewhere');
};

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

test('a visitor of a referral link who looks around still signs up with its code [LOGIN-9]', async () => {
  open('/login?ref=ASHA42');
  await lookAround();
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  await waitFor(() => expect(valueOf('Referral code')).toBe('ASHA42'));
});

test('the code is not for the next user of the phone', async () => {
  open('/login?ref=ASHA42');
  await lookAround();
  discardReferralCode();
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  await screen.findByLabelText('Full name');
  expect(screen.queryByLabelText('Referral code')).toBeNull();
});
