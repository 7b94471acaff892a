/** The documents for operators name every setting, alert and metric that there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../api/src/config';
import { WITHOUT_IDLE_TIMEOUT } from '../api/src/http/disableIdleTimeout';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('every setting of the provider is described', () => {
  const settings = found(read('api/src/config.ts'), /^ {2}([A-Z_]+):/gm);
  const described = found(read('docs/settings.md'), /`([A-Z_]+)`/g);
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !described.includes(name))).toEqual([]);
});

/** The rows of the provider's settings: the name, and the default as it is described. */
function describedSettings(): [name: string, value: string][] {
  const [, table = ''] = read('docs/settings.md').split(/^## .*$/m);
  return [...table.matchAll(/^\| (`[^|]*`) +\| (.*?) +\|/gm)].flatMap(([, names = '', value = '']) =>
    found(names, /`(\w+)`/g).map((name): [string, string] => [name, value]),
  );
}

test('every setting that is described as one of the provider is read by it', () => {
  const settings = found(read('api/src/config.ts'), /^ {2}([A-Z_]+):/gm);
  const described = describedSettings().map(([name]) => name);
  expect(described.length).toBeGreaterThan(20);
  // Node reads the folder for temporary files.
  expect(described.filter((name) => !settings.includes(name))).toEqual(['TMPDIR']);
});

test('every number that is described as a default is the one of the code', () => {
  const numbers = describedSettings().filter(([, value]) => /^\d+$/.test(value));
  expect(numbers.length).toBeGreaterThan(10);
  const defaults = new Map<string, unknown>(Object.entries(readConfig({})));
  expect(numbers).toEqual(numbers.map(([name]) => [name, String(defaults.get(name))]));
});

test('every alert has a section of the runbook, and the other way round', () => {
  const alerts = read('deploy/monitoring/alerts.yaml');
  const names = found(alerts, /alert: (\w+)/g);
  const sections = found(read('docs/runbook.md'), /^## (\w+)$/gm);
  expect(sections).toEqual(names);
  expect(found(alerts, /runbook\.md#(\w+)/g)).toEqual(names.map((name) => name.toLowerCase()));
});

test.each(['deploy/monitoring/alerts.yaml', 'deploy/monitoring/grafana.json'])(
  'every metric of %s is one of the provider',
  (file) => {
    const code = ['metrics', 'businessMetrics'].map((name) => read(`api/src/http/${name}.ts`)).join('\n');
    const exported = new Set([
      ...found(code, /name: 'reelrupee_(\w+)'/g),
      ...found(code, /gauge\(\s*'(\w+)'/g),
    ]);
    const used = found(read(file), /reelrupee_(\w+?)(?:_bucket|_count|_sum)?\b(?!")/g);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !exported.has(name))).toEqual([]);
  },
);

test('every command that the runbook and the upgrade policy give to npm exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const text = read('docs/runbook.md') + read('docs/upgrade.md') + read('docs/deploy.md');
  expect(found(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  const program = administration();
  const used = found(text, /npm run admin -- ([\w-]+)/g);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !new RegExp(`'${name}[ ']`).test(program))).toEqual([]);
});

test('every reason for which a payout is held is explained', () => {
  const signals = found(read('api/src/risk/scorePayout.ts'), /^ {2}\| '(\w+)'/gm);
  expect(signals.length).toBeGreaterThan(5);
  const [, section = ''] = read('docs/runbook.md').split('## PayoutsHeld');
  expect(signals.filter((name) => !section.includes(`\`${name}`))).toEqual([]);
});

test('every command of npm run admin is run by a test', () => {
  const folder = join(import.meta.dirname, '../api/test/operations');
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const commands = found(administration(), /(?:\.command\(|Command\(\s*program,\s*)'([\w-]+)/g);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter((name) => !new RegExp(`(?:run\\(|\\[)'${name}'`).test(tests))).toEqual([]);
});

/** Documents whose commands are marked: ✔ is run by a test, ✎ is not. */
const MARKED = ['runbook', 'deploy', 'upgrade'];
/** A mention of how commands begin is none. */
const MENTION = /^(?:npm run admin(?: --)?|node dist\/admin\.js)$/;
const PROGRAM = /^(?:npm run|node|npx|docker|systemctl|journalctl|apt) /;

/** Commands that tests run, by the file that has them, other than those of npm run admin. */
const RUN_BY: [command: RegExp, file: string, text: string][] = [
  [/npm run build -- --provider$/, 'api/test/operations/shippedFolder.test.ts', "'scripts/build.mjs'"],
  [
    /npm run release -- (?:--all|mf-)/,
    'e2e/federation/releases/release.spec.ts',
    "'registry/src/cli/release.ts'",
  ],
  [/npm run release -- --config/, 'registry/src/cli/releaseCommand.test.ts', "'--config'"],
  [/npm run releases -- --api/, 'e2e/federation/canary/demotion.spec.ts', "'registry/src/cli/releases.ts'"],
  [/npm run releases -- --mirror/, 'e2e/federation/teams/teamSite.ts', "'--mirror'"],
  [/npm run releases -- --data/, 'e2e/plans/pageData.spec.ts', "'--data'"],
  [/node \S*dist\/migrate\.js/, 'api/test/operations/shippedFolder.test.ts', "'dist/migrate.js'"],
  [
    /^node dist\/resetAdministrator\.js/,
    'api/test/operations/resetAdministrator.test.ts',
    "'resetAdministrator.js'",
  ],
  [/node \S*dist\/server\.js/, 'Dockerfile', '"dist/server.js"'],
  [/^export /, 'api/test/operations/shippedFolder.test.ts', "NODE_ENV: 'production'"],
  [/sh deploy\/nginx\/fill\.sh/, 'deploy/testing/nginx.ts', "'fill.sh'"],
  [/^server \{ listen 80;/, 'api/test/operations/nginx/redirect.test.ts', 'docs/deploy.md'],
  [/^pg_dump /, 'api/test/operations/postgresqlBackup.test.ts', "'pg_dump'"],
  [/^pg_restore /, 'api/test/operations/postgresqlBackup.test.ts', "'pg_restore'"],
];

/** The commands of a document, each with its mark, or without one. */
function commandsOf(name: string): { command: string; mark: string }[] {
  const text = read(`docs/${name}.md`);
  const blocks = found(text, /^```\n([^]*?)^```$/gm).flatMap((block) =>
    block
      .trim()
      .replaceAll(/\\\n\s*/g, '')
      .split('\n'),
  );
  const lines = blocks.map((line) => {
    const [, command = line, mark = ''] = /^(.*?) +# ([✔✎])/.exec(line) ?? [];
    return { command, mark };
  });
  const inline = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`(?: ([✔✎]))?/g)];
  return lines.concat(
    inline
      .map(([, command = '', mark = '']) => ({ command, mark }))
      .filter(({ command }) => PROGRAM.test(command) && !MENTION.test(command)),
  );
}

test.each(MARKED)('every command of %s is marked, and one with ✔ is run by a test', (name) => {
  const commands = commandsOf(name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(({ mark }) => mark === '')).toEqual([]);
  // Those of npm run admin have a test of their own above.
  const run = commands.filter(
    ({ command, mark }) => mark === '✔' && !/npm run admin --|admin\.js/.test(command),
  );
  const unproved = run.filter(
    ({ command }) =>
      !RUN_BY.some(([pattern, file, text]) => pattern.test(command) && read(file).includes(text)),
  );
  expect(unproved).toEqual([]);
});

/** The sources that declare the commands of npm run admin. */
function administration(): string {
  const cli = join(import.meta.dirname, '../api/src/cli');
  return readdirSync(cli)
    .filter((name) => name === 'program.ts' || name.endsWith('Commands.ts'))
    .map((name) => readFileSync(join(cli, name), 'utf8'))
    .join('\n');
}

test('nginx waits for the calls that may take minutes', () => {
  const names = [...WITHOUT_IDLE_TIMEOUT].map((name) => name.replace(/^admin/, ''));
  expect(read('deploy/nginx/api.conf')).toContain(`^/admin(${names.join('|')})$`);
});

test('every service that stays up starts again after the machine does', () => {
  const services = read('deploy/compose.yaml').split(/^services:$|^volumes:$/m)[1] ?? '';
  const restarts = services
    .split(/\n(?= {2}\w+:\n)/)
    .flatMap((text) =>
      found(text, /^ {2}(\w+):$/gm).map((name) => [name, text.includes('restart: unless-stopped')]),
    );
  expect(Object.fromEntries(restarts)).toEqual({
    postgres: true,
    redis: true,
    // It ends once the schema is migrated.
    migrate: false,
    provider: true,
    nginx: true,
  });
});

test('no service fills the disk with its log', () => {
  const [shared = '', services = ''] = read('deploy/compose.yaml').split(/^services:$|^volumes:$/m);
  expect(shared).toMatch(
    /^x-logging: &logging\n(?: {2}.*\n)*? {2}options: \{ max-size: \w+, max-file: '\d+' \}$/m,
  );
  expect(shared).toMatch(/^x-provider: &provider\n(?: {2}.*\n)*? {2}logging: \*logging$/m);
  const unlimited = services
    .split(/\n(?= {2}\w+:\n)/)
    .filter((text) => text.trim() !== '' && !/^ {4}(?:logging: \*logging|<<: \*provider)$/m.test(text));
  expect(unlimited).toEqual([]);
});

test.each(['.gitignore', '.dockerignore'])('%s keeps the passwords in deploy/.env out', (file) => {
  expect(read(file).split('\n')).toContain(file === '.gitignore' ? '/deploy/.env' : 'deploy/.env');
});

test('a restore of gigabytes is not kept in memory: TMPDIR is a place on a disk', () => {
  const compose = read('deploy/compose.yaml').split('\nservices:')[0] ?? '';
  const lists = (name: string) =>
    found(compose, new RegExp(`^ {2}${name}: \\[(.*)\\]$`, 'gm')).flatMap((items) =>
      items.split(', ').map((item) =>
        item
          .replace(/^'|'$/g, '')
          .split(':')
          .at(item.includes(':') ? 1 : 0),
      ),
    );
  const [folder = '/tmp'] = found(compose, /^ {4}TMPDIR: (\S+)$/gm);
  expect(lists('tmpfs')).toEqual(['/tmp']);
  expect(lists('volumes')).toContain(folder);
  // Private to the unit, and on the disk everywhere, which /tmp is not.
  expect(read('deploy/systemd/reelrupee@.service')).toMatch(
    /^Environment=TMPDIR=\/var\/tmp$[^]*^PrivateTmp=yes$/m,
  );
});

test.each(['reelrupee@', 'reelrupee-migrate', 'reelrupee-backup'])(
  'the filter of system calls of %s.service lets Node start, on every systemd from 239',
  (name) => {
    const unit = read(`deploy/systemd/${name}.service`);
    // Node asks for protection keys at its start: with @system-service of systemd 252 alone it ended by SIGSYS.
    expect(found(unit, /^SystemCallFilter=(.*)$/gm)).toEqual(['@system-service @pkey']);
    expect(found(unit, /^SystemCallErrorNumber=(\w+)$/gm)).toEqual(['EPERM']);
  },
);

test('every folder that the units name is one that docs/deploy.md tells to make', () => {
  const units = readdirSync(join(import.meta.dirname, '../deploy/systemd')).map((name) =>
    read(`deploy/systemd/${name}`),
  );
  const settings = /^(?:ExecStart|EnvironmentFile|ReadWritePaths)=(.*)$/gm;
  const folders = found(units.join('\n'), settings).flatMap((value) =>
    found(value, /(\/(?:opt|etc|var)\/[\w-]+(?:\/reelrupee\b)?)/g),
  );
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !read('docs/deploy.md').includes(folder))).toEqual([]);
});

test('every setting in deploy/.env reaches the providers, but for the port of nginx', () => {
  const compose = read('deploy/compose.yaml').split('\nservices:')[0] ?? '';
  expect(compose).toMatch(/^ {2}env_file: \[\.env\]$/m);
  // A value here comes before one of the file.
  expect(found(compose, /^ {4}([A-Z_]+): '3000'$/gm)).toEqual(['PORT']);
});
