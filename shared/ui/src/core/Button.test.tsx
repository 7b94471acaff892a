// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

function Form({ busy, submit }: { busy: boolean; submit: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Button type="submit" busy={busy}>
        Withdraw
      </Button>
    </form>
  );
}

const button = () => screen.getByRole('button', { name: 'Withdraw' });

test('a busy button keeps the focus, and is announced as disabled', () => {
  const { rerender } = render(<Form busy={false} submit={vi.fn()} />);
  button().focus();
  rerender(<Form busy submit={vi.fn()} />);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

// A browser clicks the form's button too when Enter is pressed in a field.
test('a busy button submits nothing', () => {
  const submit = vi.fn();
  render(<Form busy submit={submit} />);
  button().click();
  expect(submit).not.toHaveBeenCalled();
});

test('a busy button does not act', () => {
  const act = vi.fn();
  render(
    <Button busy onClick={act}>
      Withdraw
    </Button>,
  );
  button().click();
  expect(act).not.toHaveBeenCalled();
});
