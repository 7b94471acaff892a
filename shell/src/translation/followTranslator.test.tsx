// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { followTranslator } from './followTranslator';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(() => followTranslator());
// The files after this one have the same document.
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));
afterEach(() => document.body.replaceChildren());

/** An element as translators of browsers insert it. */
function translation(text: string): HTMLElement {
  const element = document.createElement('font');
  element.append(text);
  return element;
}

/** Replaces each text below an element, as a translator does, and lets the observers of the page see it. */
async function translate(root: Element): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) text.replaceWith(translation(`«${text.data}»`));
  await act(async () => undefined);
}

interface ExampleProps {
  busy?: boolean;
  name?: string | undefined;
  amount: string;
}

const Example = ({ busy = false, name, amount }: ExampleProps) => (
  <p>
    {busy && <b>…</b>}
    {name}
    {amount}
  </p>
);

async function renderTranslated(props: ExampleProps) {
  const { container, rerender } = render(<Example {...props} />);
  await translate(container);
  return {
    change: async (changed: ExampleProps) => {
      rerender(<Example {...changed} />);
      await act(async () => undefined);
    },
    text: () => container.textContent,
  };
}

test('an amount that changes on a translated page is shown', async () => {
  const { change, text } = await renderTranslated({ name: 'Withdraw ', amount: '₹50' });
  expect(text()).toBe('«Withdraw »«₹50»');
  await change({ name: 'Withdraw ', amount: '₹90' });
  expect(text()).toBe('«Withdraw »₹90');
});

test('a translated text that is changed after it was translated again is shown', async () => {
  const { change, text } = await renderTranslated({ name: 'Withdraw ', amount: '₹50' });
  await change({ name: 'Withdraw ', amount: '₹90' });
  await translate(document.body);
  await change({ name: 'Withdraw ', amount: '₹95' });
  expect(text()).toMatch(/₹95$/);
  expect(text()).not.toContain('₹90');
});

test('an element is inserted before a translated text', async () => {
  const { change, text } = await renderTranslated({ name: 'Send', amount: '₹50' });
  await change({ busy: true, name: 'Send', amount: '₹50' });
  expect(text()).toBe('…Send«₹50»');
});

test('a translated text is removed with its translation, and its neighbour can still change', async () => {
  const { change, text } = await renderTranslated({ name: 'Withdraw ', amount: '₹50' });
  await change({ amount: '₹50' });
  expect(text()).toBe('«₹50»');
  await change({ amount: '₹70' });
  expect(text()).toBe('₹70');
});

test('texts that were translated as one are put back together', async () => {
  const { container, rerender } = render(<Example name="Withdraw " amount="₹50" />);
  const [first, second] = container.querySelector('p')?.childNodes ?? [];
  first?.replaceWith(translation('«Withdraw ₹50»'));
  second?.remove();
  await act(async () => undefined);
  rerender(<Example name="Withdraw " amount="₹60" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('Withdraw ₹60');
});

test('a text whose translation is gone, too, does not break the screen', async () => {
  const { container, rerender } = render(<Example name="Withdraw " amount="₹50" />);
  await translate(container);
  container.querySelector('p')?.replaceChildren();
  rerender(<Example busy amount="₹60" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('…');
});
