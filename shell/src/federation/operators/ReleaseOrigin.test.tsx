// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPOSITION_ELEMENT } from '@reelrupee/federation/composition/composition';

afterEach(() => vi.unstubAllGlobals());

test('a release that a team signed names the key, also without a repository', async () => {
  const block = document.createElement('script');
  block.id = COMPOSITION_ELEMENT;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ id: 'one', assets: '/', remotes: {} });
  document.head.append(block);
  const sources = { testedBy: 'process', signedWith: 'fedcba9876543210' };
  vi.stubGlobal('fetch', async () => Response.json({ sources }));
  const { ReleaseOrigin } = await import('./ReleaseOrigin');
  render(<ReleaseOrigin name="mf-quiz" release="1.0.0-a" />);
  const key = await screen.findByText('fedcba9876543210');
  expect(key.parentElement?.textContent.trim()).toBe(
    'signed with key fedcba9876543210 not tested in a browser',
  );
});
