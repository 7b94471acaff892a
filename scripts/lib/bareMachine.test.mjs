/** The commands on a machine that lacks something: each ends in one sentence that says what to do. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM } from './downloadedChromium.mjs';
import { ROOT } from './root.mjs';

/** An ordinary user, as whom root can run a command. */
const NOBODY = 65_534;
const FILES = ['scripts', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

let folder;
let checkout;
let programs;

/** A checkout that nothing is installed in, and a PATH with Node alone: no npm, no git, no browser. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bare-'));
  checkout = join(folder, 'checkout');
  programs = join(folder, 'bin');
  mkdirSync(join(folder, 'home'));
  mkdirSync(programs);
  for (const name of FILES) cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  symlinkSync(process.execPath, join(programs, 'node'));
  for (const path of [folder, checkout, join(folder, 'home')]) {
    chmodSync(path, 0o777);
    if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name, script) {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Runs Node in the checkout as an ordinary user with an empty home; gives its exit code and its words. */
function run(args, env = {}) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...user,
    cwd: checkout,
    env: { PATH: programs, HOME: join(folder, 'home'), ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim().split('\n'), errors: stderr.trim().split('\n') };
}

const call = (module, expression) => [
  '--input-type=module',
  '--eval',
  `import * as it from '${join(checkout, 'scripts/lib', module)}'; await ${expression}; console.log('continued')`,
];

describe.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s', (script) => {
  it('says that the dependencies could not be installed, and tries again at the next call', () => {
    program('npx', 'exit 1');
    const first = run([script]);
    expect(first).toEqual({
      status: 1,
      said: ['Installing dependencies …'],
      errors: [
        'The dependencies could not be installed: see the message above. Run the command again to continue.',
      ],
    });
    expect(run([script])).toEqual(first);
  });

  it('says that npm is needed where there is none', () => {
    expect(run([script])).toEqual({
      status: 1,
      said: [''],
      errors: ['npm is needed to install the dependencies: install it, then try again.'],
    });
  });
});

it('npm start builds the site that it serves, in whatever store releases are', () => {
  program('npx', 'exit 0');
  const tsx = join(checkout, 'node_modules/tsx');
  mkdirSync(tsx, { recursive: true });
  // The build ends here, where its command line is known.
  writeFileSync(join(tsx, 'index.js'), "console.log(process.argv.slice(2).join(' ')); process.exit(1);");
  if (process.getuid?.() === 0) chownSync(join(checkout, 'node_modules'), NOBODY, NOBODY);
  const production = {
    RELEASE_DATABASE_URL: 'postgresql://production.example',
    RELEASE_DIR: '/srv/reelrupee',
  };
  const { said } = run(['scripts/start.mjs'], production);
  expect(said.at(-1)).toBe(`--all --target ${join(checkout, 'dist/site')}`);
});

it('a disk with too little room is named, with the room that is there and that is needed', () => {
  expect(run(call('diskSpace.mjs', "it.ensureSpace('/', 1e6)"))).toMatchObject({
    status: 1,
    errors: [
      expect.stringMatching(
        /^The disk of \/ has [\d.]+ GB free, and 1000000 GB are needed: make room, then try/,
      ),
    ],
  });
  expect(run(call('diskSpace.mjs', "it.ensureSpace('/', 0)"))).toMatchObject({ said: ['continued'] });
});

it('a browser that does not start is named', () => {
  expect(run(call('chromium.mjs', 'it.findChromium()'), { CHROMIUM_PATH: '/nowhere' })).toMatchObject({
    status: 1,
    errors: ['CHROMIUM_PATH names no browser that starts: /nowhere'],
  });
});

it('the browser that npm brought earlier is found, for tests and for releases', () => {
  const { name, version } = CHROMIUM;
  const folder = `node_modules/.cache/programs/${name.replace('/', '-')}-${version}`;
  const bin = join(checkout, folder, 'node_modules', name, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'chromium.sh'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const found = { status: 0, said: [join(bin, 'chromium.sh'), 'continued'] };
  const print = '.then((path) => console.log(path))';
  expect(run(call('installedChromium.mjs', `it.installedChromium()${print}`))).toMatchObject(found);
  expect(run(call('chromium.mjs', `it.findChromium()${print}`))).toMatchObject(found);
});

it('without a browser, and without a way to get one, the command that installs it is named', () => {
  mkdirSync(join(checkout, 'e2e'));
  program('npx', 'exit 1');
  program('npm', 'exit 1');
  program('apt-get', 'exit 1');
  expect(run(call('chromium.mjs', 'it.findChromium()'))).toMatchObject({
    status: 1,
    errors: ['No Chromium could be installed. Install one: sudo apt-get install chromium'],
  });
});

it('the command continues without a program that npm does not have, and an interrupted download is no program', () => {
  program('npm', 'exit 1');
  mkdirSync(join(checkout, 'node_modules'));
  chmodSync(join(checkout, 'node_modules'), 0o777);
  const fetch = "it.npmProgram('left', '1.0.0', 1).then((got) => console.log(got))";
  const expected = {
    status: 0,
    said: ['Downloading left (1 MB) …', 'left cannot be had from npm here.', 'null', 'continued'],
  };
  expect(run(call('npmProgram.mjs', fetch))).toMatchObject(expected);
  expect(run(call('npmProgram.mjs', fetch))).toMatchObject(expected);
});
