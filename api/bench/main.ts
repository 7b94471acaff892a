/** npm run bench -- api: the speed of the hottest actions, compared with the same statements on the bare engine. */
import { bundleForTest } from '../src/testing/serverProcess';
import { table } from '../src/cli/table';
import { benchEngine, benchEngines } from './engine';
import type { BenchAction } from './turns';

const ACTIONS: readonly BenchAction[] = ['markReelWatched', 'getReelsByUserPlan', 'userLogin'];

const bundled = await bundleForTest();
const rows: string[][] = [];
const engines = await benchEngines();
for (const engine of engines) {
  const result = await benchEngine(engine, bundled);
  for (const action of ACTIONS) {
    const { api, bare } = result[action];
    rows.push([
      engine.name,
      action,
      api.perSecond.toFixed(0),
      `${api.p50.toFixed(1)} / ${api.p95.toFixed(1)}`,
      bare.perSecond.toFixed(0),
      (api.perSecond / bare.perSecond).toFixed(2),
      `${api.ownMicros.toFixed(0)} + ${(api.serverMicros ?? 0).toFixed(0)}`,
      bare.ownMicros.toFixed(0),
    ]);
  }
}
for (const engine of engines) await engine.remove();
bundled.remove();

const titles = [
  'Engine',
  'Action',
  'Calls/s',
  'ms p50 / p95',
  'Bare engine/s',
  'Ratio',
  'CPU µs: load + server',
  'bare',
];
const columns = titles.map((title, place) => ({
  title,
  value: (row: string[]) => row[place] ?? '',
  align: place < 2 ? ('left' as const) : ('right' as const),
}));
process.stdout.write(`${table(columns, rows, 'Nothing was measured.')}\n`);
process.stdout.write(
  'CPU is what one call takes of Node; the database’s own comes on top, the same on both sides where it is\n' +
    'PostgreSQL, within Node’s where it is PGlite. All of it, the load too, shares the cores of this machine.\n' +
    'Log-in is slow on purpose: that is its password hash.\n',
);
