import { LATE_ERROR_KINDS, LOAD_ERROR_KINDS } from '@reelrupee/contract/loadError';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEngines } from '../testing/engines';
import { countClientError } from '../telemetry/clientErrors';
import { readReleaseErrors } from './operatingFigures';

describeOnEngines('the errors of a release', (engine) => {
  it('are its reports of failures, not those of screens that opened', async () => {
    const { queries } = engine.api.database;
    const now = engine.api.clock.now();
    const failures = [...LOAD_ERROR_KINDS, ...LATE_ERROR_KINDS, 'reply'] as const;
    for (const [release, kinds] of [
      ['healthy', ['opened']],
      ['failing', ['opened', ...failures]],
    ] as const) {
      for (const kind of kinds) {
        const sender = {
          visitor: Buffer.from(`${release} ${kind}`),
          network: Buffer.from('one'),
          perNetwork: 0,
        };
        await countClientError(queries, { remote: 'mf-home', release, kind }, sender, now);
      }
    }
    expect(await readReleaseErrors(queries, now)).toEqual([
      { remote: 'mf-home', release: 'failing', count: failures.length },
    ]);
  });

  it('are those of the last hour, whatever the time zone of the database', async () => {
    const sender = { visitor: Buffer.from('late'), network: Buffer.from('one'), perNetwork: 0 };
    const report = { remote: 'mf-home', release: 'late', kind: 'render' } as const;
    const { queries, transaction } = engine.api.database;
    await countClientError(queries, report, sender, new Date('2026-03-02T21:50:00Z'));
    const errors = await transaction(async (inIndia) => {
      await sql`set local time zone 'Asia/Kolkata'`.execute(inIndia);
      return readReleaseErrors(inIndia, new Date('2026-03-02T22:40:00Z'));
    });
    expect(errors).toContainEqual({ remote: 'mf-home', release: 'late', count: 1 });
  });
});
