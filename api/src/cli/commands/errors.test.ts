import { expect, it } from 'vitest';
import { countClientError } from '../../telemetry/clientErrors';
import { countReleaseView } from '../../telemetry/releaseViews';
import { describeOnOneEngine } from '../../testing/engines';
import { adminClient } from '../adminClient';
import { listErrors } from './errors';

describeOnOneEngine('the list of errors', (engine) => {
  const report = (release: string, kind: 'opened' | 'render', visitor = '') =>
    countClientError(
      engine.api.database.queries,
      { remote: 'mf-home', release, kind },
      { visitor: Buffer.from(`${release} ${kind} ${visitor}`), network: Buffer.from('one'), perNetwork: 0 },
      engine.api.clock.now(),
    );

  it('leaves out screens that opened', async () => {
    const { api } = engine;
    const client = adminClient(api.url, () => Promise.resolve(api.admin.token));
    await report('healthy', 'opened');
    expect(await listErrors(client, { hours: 24 })).toBe('No errors in the last 24 hours.');
    await report('broken', 'render');
    const listed = await listErrors(client, { hours: 24 });
    expect(listed).toContain('broken');
    expect(listed).not.toContain('healthy');
  });

  it('has an error that is rarer than the screens of 200 releases that opened', async () => {
    const { api } = engine;
    const client = adminClient(api.url, () => Promise.resolve(api.admin.token));
    api.clock.advance(25 * 60 * 60 * 1000);
    for (let release = 0; release < 200; release += 1)
      for (const visitor of ['one', 'other']) await report(`1.0.${release}`, 'opened', visitor);
    await report('1.0.0', 'render');
    expect(await listErrors(client, { hours: 2 })).toContain('render');
  });

  it('has the share of the browsers in which a release failed', async () => {
    const { api } = engine;
    const client = adminClient(api.url, () => Promise.resolve(api.admin.token));
    api.clock.advance(25 * 60 * 60 * 1000);
    for (let browser = 0; browser < 8; browser += 1) {
      const view = { remote: 'mf-home', release: '2.0.0', kind: browser < 3 ? 'render' : 'opened' } as const;
      const sender = { visitor: Buffer.from(`${browser}`), network: Buffer.from('one'), perNetwork: 0 };
      await countReleaseView(api.database.queries, view, sender, api.clock.now());
    }
    expect(await listErrors(client, { hours: 24 })).toMatch(
      /Browsers of the last 24 hours:[^]*mf-home\W+2\.0\.0\W+8\W+3\W+37\.5 %/,
    );
  });
});
