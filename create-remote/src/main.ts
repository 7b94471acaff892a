#!/usr/bin/env node
/** `npm create @reelrupee/remote mf-quiz`: a remote in a repository of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '@reelrupee/federation/composition/remoteName';
import { repositoryFiles, type Versions } from '@reelrupee/registry/scaffold/repositoryFiles';
import { enterCommand, folderProblem } from './folder';

/** Put in by the build. */
declare const VERSIONS: Versions;

const USAGE =
  'npm create @reelrupee/remote mf-quiz -- [--title "Quiz"] [--registry https://…] [--dir folder]';

/** npm consumes options without a preceding `--`; its own `registry` may be a setting of the user. */
const consumed = ['title', 'dir'].filter((option) => process.env[`npm_config_${option}`]);
if (consumed.length > 0) {
  const options = consumed.map((option) => `--${option}`).join(' ');
  stop(`npm consumed ${options}; nothing was done. Put -- before the options.`);
}
const { positionals, values } = readArguments();
const [name = '', ...others] = positionals;
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
if (!REMOTE_NAME.test(name))
  stop(`"${name}" is not a name for a remote: lowercase, beginning with mf-, at most 64 characters.`);
if (others.length > 0) stop(`One remote at a time: what is ${others.join(' ')}?`);
if (!/^https?:/.test(values.registry) || !URL.canParse(values.registry))
  stop(`${values.registry} is not the address of a registry.`);
const dir = resolve(values.dir ?? name);
const problem = folderProblem(dir);
if (problem) stop(problem);

const { title, registry } = values;
for (const [path, text] of Object.entries(repositoryFiles({ name, title, registry, versions: VERSIONS }))) {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}
process.stdout.write(
  `${dir} is ready; its releases go to ${registry}:\n  ${enterCommand(dir)}\n  npm install\n  npm run check\nREADME.md there has the commands, and the way to the first release.\n`,
);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        registry: { type: 'string', default: process.env['REELRUPEE_REGISTRY'] ?? 'http://localhost:4100' },
        dir: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(problem: string): never {
  process.stderr.write(`${problem}\n${USAGE}\n`);
  process.exit(1);
}
