// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyComponent, useLazyComponent, type LazyComponent } from './lazyComponent';

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

function Screen({ part }: { part: LazyComponent<GreetingProps> }) {
  const { Part, failed, retry } = useLazyComponent(part);
  if (Part) return <Part name="Asha" />;
  return failed ? <button onClick={retry}>Retry</button> : <p>On its way</p>;
}

test('a component renders once its code is loaded', async () => {
  render(<Screen part={lazyComponent(async () => ({ default: Greeting }))} />);
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(await screen.findByText('Hello Asha')).toBeTruthy();
});

test('a component that is already loaded renders at once', async () => {
  const part = lazyComponent(async () => ({ default: Greeting }));
  await part.load();
  render(<Screen part={part} />);
  expect(screen.getByText('Hello Asha')).toBeTruthy();
});

test('a component whose code could not be loaded renders after a retry', async () => {
  const load = vi.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error('offline'));
  render(<Screen part={lazyComponent(load)} />);
  await userEvent.click(await screen.findByText('Retry'));
  expect(await screen.findByText('Hello Asha')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
