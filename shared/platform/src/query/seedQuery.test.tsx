// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import type { ActionResult } from '../api/result';
import { readPlanOffer } from '../reply/plan';
import { clearQueries, seedQuery, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

afterEach(() => {
  cleanup();
  clearQueries();
});

/** A plan as the provider sends it, at a price in rupees. */
const sent = (rechargeAmount: number) => ({ _id: 'a', title: 'Starter', rechargeAmount });
const body = (price: number) => ({ code: 200, msg: '', data: [sent(price)] });

/** Holds the provider's reply back; gives what lets it arrive. */
function provider() {
  let resolve: (result: ActionResult<'getPlan'>) => void = () => undefined;
  const reply = new Promise<ActionResult<'getPlan'>>((arrive) => (resolve = arrive));
  vi.mocked(callAction).mockReset().mockReturnValue(reply);
  return (result: ActionResult<'getPlan'>) => act(async () => resolve(result));
}

const offers = (price: number): ActionResult<'getPlan'> => ({
  kind: 'ok',
  msg: '',
  data: [readPlanOffer(sent(price), () => undefined)].filter((offer) => offer !== null),
});

function Price({ confirmed }: { confirmed?: boolean }) {
  const plans = useActionQuery('getPlan', {}, { confirmed: confirmed ?? false });
  return <p>{plans.state === 'ready' ? plans.reply.data[0]?.rechargeAmount : plans.state}</p>;
}

test('a reply from the page is shown at once, and fetched again', async () => {
  const arrive = provider();
  seedQuery('getPlan', {}, body(250));
  render(<Price />);
  expect(screen.getByText('250')).toBeTruthy();
  expect(callAction).toHaveBeenCalledTimes(1);
  await arrive(offers(300));
  expect(await screen.findByText('300')).toBeTruthy();
});

test('a price that must be confirmed is not taken from the page', async () => {
  const arrive = provider();
  seedQuery('getPlan', {}, body(250));
  render(<Price confirmed />);
  expect(screen.getByText('loading')).toBeTruthy();
  await arrive(offers(300));
  expect(await screen.findByText('300')).toBeTruthy();
});

test('a confirmed price stays while it is fetched again, so that no form is lost', async () => {
  const arrive = provider();
  render(<Price confirmed />);
  await arrive(offers(250));
  await screen.findByText('250');
  provider();
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(callAction).toHaveBeenCalledTimes(1);
  expect(screen.getByText('250')).toBeTruthy();
});

test('a price that the provider cannot confirm is an error', async () => {
  const arrive = provider();
  seedQuery('getPlan', {}, body(250));
  render(<Price confirmed />);
  await arrive({ kind: 'refused', code: 400, msg: 'No' });
  expect(await screen.findByText('error')).toBeTruthy();
});

test.each([{}, { code: 500 }, { code: 200, data: 'none' }])(
  'the page’s unusable reply %j is ignored',
  (reply) => {
    provider();
    seedQuery('getPlan', {}, reply);
    render(<Price />);
    expect(screen.getByText('loading')).toBeTruthy();
  },
);
