// @vitest-environment jsdom
import { clearQueries, useActionQuery } from '@reelrupee/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { seedPageData } from './pageData';

afterEach(() => {
  cleanup();
  clearQueries();
});

function Price() {
  const plans = useActionQuery('getPlan', {}, { enabled: false });
  return <p>{plans.state === 'ready' ? plans.reply.data[0]?.rechargeAmount : plans.state}</p>;
}

function open(block: string) {
  document.body.innerHTML = block;
  seedPageData();
  render(<Price />);
}

test('a reply in the page is what screens show first', () => {
  const reply = { code: 200, msg: '', data: [{ _id: 'a', title: 'Starter', rechargeAmount: 250 }] };
  const data = [{ action: 'getPlan', payload: {}, reply }];
  open(`<script type="application/json" id="reelrupee-data">${JSON.stringify(data)}</script>`);
  expect(screen.getByText('250')).toBeTruthy();
});

test.each([
  ['without the element', ''],
  [
    'of a registry that does not fill it',
    '<script type="application/json" id="reelrupee-data">%DATA%</script>',
  ],
])('in a page %s, screens wait for their calls', (_which, block) => {
  open(block);
  expect(screen.getByText('loading')).toBeTruthy();
});
