// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { answerWorker } from './answerWorker';
import { HAS_UNSAVED_CHANGES } from './message';

const unsaved = vi.hoisted(() => ({ any: false }));
vi.mock('@reelrupee/platform', () => ({ hasUnsavedChanges: () => unsaved.any }));

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the worker learns of unsaved changes when it asks, and of nothing else', () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  answerWorker();
  const answer = vi.fn();
  const ask = (data: unknown) =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: answer }] }));
  unsaved.any = true;
  ask(HAS_UNSAVED_CHANGES);
  unsaved.any = false;
  ask(HAS_UNSAVED_CHANGES);
  ask('something else');
  expect(answer.mock.calls).toEqual([[true], [false]]);
});

test('a browser without service workers is asked nothing', () => {
  expect(answerWorker).not.toThrow();
});

test('a browser that refuses service workers is asked nothing', () => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(navigator, 'serviceWorker', { get, configurable: true });
  expect(answerWorker).not.toThrow();
});
