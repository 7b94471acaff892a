import { expect, it, vi } from 'vitest';
import { decoders } from './decoders';

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { start: vi.fn(() => ended), end: () => end() };
}

it('decodes one image of a user at a time, so that nobody holds up the others', async () => {
  const decode = decoders(2);
  const [first, second, other] = [work(), work(), work()];
  const decoded = [
    decode('greedy', first.start),
    decode('greedy', second.start),
    decode('other', other.start),
  ];
  await vi.waitFor(() => expect(other.start).toHaveBeenCalled());
  expect(first.start).toHaveBeenCalled();
  expect(second.start).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.start).toHaveBeenCalled());
  second.end();
  other.end();
  await Promise.all(decoded);
});

it('decodes no more images at once than it may, also of several users', async () => {
  const decode = decoders(1);
  const [first, second] = [work(), work()];
  const decoded = [decode('a', first.start), decode('b', second.start)];
  await vi.waitFor(() => expect(first.start).toHaveBeenCalled());
  expect(second.start).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.start).toHaveBeenCalled());
  second.end();
  await Promise.all(decoded);
});

it('continues with a user after an image that cannot be decoded', async () => {
  const decode = decoders(1);
  await expect(decode('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await decode('a', () => Promise.resolve('an image'))).toBe('an image');
});
