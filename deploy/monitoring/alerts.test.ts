import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findServer } from '../../api/src/testing/servers';

const PROMTOOL = findServer('prometheus');
const RULES = readFileSync(join(import.meta.dirname, 'alerts.yaml'), 'utf8');
const UNIT_TESTS = readFileSync(join(import.meta.dirname, 'alerts.test.yaml'), 'utf8');

/** The names of the alerts that the unit tests expect at some time: firing, or silent. */
function expected(state: 'firing' | 'silent'): Set<string | undefined> {
  const expectations = UNIT_TESTS.matchAll(/alertname: (\w+)[^]*?exp_alerts:(.*)/g);
  return new Set(
    [...expectations]
      .filter(([, , alerts = '']) => alerts.startsWith(' []') === (state === 'silent'))
      .map(([, name]) => name),
  );
}

function promtool(...args: string[]): { status: number | null; output: string } {
  const run = spawnSync(PROMTOOL ?? '', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return { status: run.status, output: run.stdout + run.stderr };
}

it('has a time of each alert at which it fires, and one at which it is silent', () => {
  const names = [...RULES.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect([...expected('firing')].sort()).toEqual([...names].sort());
  expect([...expected('silent')].sort()).toEqual([...names].sort());
});

it.skipIf(PROMTOOL === null)('has rules that Prometheus accepts', () => {
  expect(promtool('check', 'rules', 'alerts.yaml')).toMatchObject({ status: 0 });
});

it.skipIf(PROMTOOL === null)(
  'fires each alert at the times that the unit tests name, and at no other',
  () => {
    expect(promtool('test', 'rules', 'alerts.test.yaml')).toEqual({
      status: 0,
      output: expect.stringContaining('SUCCESS') as string,
    });
  },
);
