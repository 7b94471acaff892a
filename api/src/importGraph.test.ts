import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importedFiles } from '../../docs/checks/workspace';

const SRC = import.meta.dirname;

/** Layers from the bottom up; a file imports from its own layer and those below it. */
const LAYERS = ['foundation', 'database', 'domain', 'actions', 'http', 'process'] as const;
type Layer = (typeof LAYERS)[number];

const FOLDERS: Record<string, Layer> = {
  time: 'foundation',
  tracing: 'foundation',
  database: 'database',
  uploads: 'domain',
  ledger: 'domain',
  sessions: 'domain',
  accounts: 'domain',
  mail: 'domain',
  plans: 'domain',
  recharges: 'domain',
  adjustments: 'domain',
  taxes: 'domain',
  reels: 'domain',
  referrals: 'domain',
  reminders: 'domain',
  risk: 'domain',
  wallet: 'domain',
  admin: 'domain',
  administrators: 'domain',
  telemetry: 'domain',
  backup: 'domain',
  maintenance: 'domain',
  seed: 'domain',
  action: 'actions',
  http: 'http',
  startup: 'process',
  cli: 'process',
};

const FILES: Record<string, Layer> = {
  'adminCommand.ts': 'foundation',
  'config.ts': 'foundation',
  'misspelled.ts': 'foundation',
  'ids.ts': 'foundation',
  'limitConcurrency.ts': 'foundation',
  'formatRupees.ts': 'foundation',
  'result.ts': 'foundation',
  'sqlFile.ts': 'foundation',
  'trustProxy.ts': 'foundation',
  'userError.ts': 'foundation',
  'version.ts': 'foundation',
  'services.ts': 'domain',
  'actions.ts': 'actions',
  'app.ts': 'process',
  'migrate.ts': 'process',
  'resetAdministrator.ts': 'process',
  'server.ts': 'process',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'),
);
/** The files below src/ by those of them that they import, types included. */
const imports = new Map(files.map((file) => [file, importedFiles(`api/src/${file}`).flatMap(belowSrc)]));

function belowSrc(path: string): string[] {
  return path.startsWith('api/src/') ? [path.slice('api/src/'.length)] : [];
}

function layerOf(file: string): Layer {
  if (/^\w+\/actions\//.test(file)) return 'actions';
  const layer = FILES[file] ?? FOLDERS[file.split('/')[0] ?? ''];
  if (!layer) throw new Error(`${file} belongs to no layer: add it or its folder to this test`);
  return layer;
}

describe('the import graph of the provider', () => {
  it('has no import from a lower layer to a higher one', () => {
    const upward = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => LAYERS.indexOf(layerOf(target)) > LAYERS.indexOf(layerOf(file)))
        .map((target) => `${file} (${layerOf(file)}) → ${target} (${layerOf(target)})`),
    );
    expect(upward).toEqual([]);
  });

  it('has no import between two actions', () => {
    const isDomainAction = (file: string) => /^\w+\/actions\//.test(file);
    const between = [...imports].flatMap(([file, targets]) =>
      isDomainAction(file) ? targets.filter(isDomainAction).map((target) => `${file} → ${target}`) : [],
    );
    expect(between).toEqual([]);
  });
});

describe('the ledger', () => {
  it('is written by post_journal alone', () => {
    const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test)\.(ts|sql)$/.test(path),
    );
    const writes =
      /insert\s+into\s+(journal_rows|entry_rows)\b|insertInto\('(journal|entry|watch)_rows'\)|update\s+(balances|watch_rows)\b/;
    const writers = sources.filter((path) => writes.test(readFileSync(join(SRC, path), 'utf8')));
    // The second one is for tests of the invariants.
    expect(writers).toEqual(['ledger/ledger.sql', 'testing/violations.ts']);
  });
});
