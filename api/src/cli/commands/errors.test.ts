import { expect, it } from 'vitest';
import { countClientError } from '../../admin/clientErrors';
import { describeOnOneEngine } from '../../testing/engines';
import { adminClient } from '../adminClient';
import { listErrors } from './errors';

describeOnOneEngine('the list of errors', (engine) => {
  it('leaves out screens that opened', async () => {
    const { api } = engine;
    const client = adminClient(api.url, () => Promise.resolve(api.admin.token));
    const report = (release: string, kind: 'opened' | 'render') =>
      countClientError(
        api.database.queries,
        { remote: 'mf-home', release, kind },
        { visitor: Buffer.from(`${release} ${kind}`), network: Buffer.from('one'), perNetwork: 0 },
        api.clock.now(),
      );
    await report('healthy', 'opened');
    expect(await listErrors(client, 24)).toBe('No errors in the last 24 hours.');
    await report('broken', 'render');
    const listed = await listErrors(client, 24);
    expect(listed).toContain('broken');
    expect(listed).not.toContain('healthy');
  });
});
