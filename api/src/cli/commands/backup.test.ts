import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../../ids';
import { mustCall } from '../../testing/apiClient';
import { describeOnOneEngine } from '../../testing/engines';
import { adminClient } from '../adminClient';
import { backup, restore } from './backup';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnOneEngine('a transfer of a backup', (engine) => {
  it('tells an administrator who may not make it the role that it takes', async () => {
    const { url, admin } = engine.api;
    const checker = { email: `${newId()}@example.in`, name: 'Ravi', role: 'checker' } as const;
    const { password } = await mustCall(url, 'adminAddAdministrator', checker, admin.token);
    const { token } = await mustCall(url, 'userLogin', { email: checker.email, password });
    const client = adminClient(url, () => Promise.resolve(token));
    const file = join(folder, 'all.backup');
    writeFileSync(file, 'content');
    const refusal = {
      code: 403,
      message: 'You are not allowed to do this. It takes the role owner: ask an owner.',
    };
    await expect(backup(client, join(folder, 'new.backup'))).rejects.toMatchObject(refusal);
    await expect(restore(client, file, { replace: false })).rejects.toMatchObject(refusal);
  });
});
