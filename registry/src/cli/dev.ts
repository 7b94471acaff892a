import { join } from 'node:path';
import { startTestApi } from '../../../api/src/testing/startTestApi';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { mediaPack, prepareDevSite } from '../dev/devSite';
import { serveRemote } from '../dev/serveRemote';
import { UserError } from '../userError';
import { wholeNumber } from './argumentParsers';
import { run, workspaceCommand } from './command';

interface Options {
  shell?: string;
  port: number;
  remotePort: number;
}

const port = wholeNumber(1, 65_535, 'A port from 1 to 65535.');

const command = workspaceCommand(
  'dev',
  'Serves one remote with hot reload inside the real shell, with the api in memory.',
)
  .argument('<name>', 'the remote, such as mf-wallet')
  .option(
    '--shell <origin>',
    'preview inside this deployed shell instead of a local one; changes reload the page',
  )
  .option('--port <port>', 'port of the local shell and api', port, 3000)
  .option('--remote-port <port>', "port of the remote's development server", port, 3101);

command.action(async (name: string, { shell, port: sitePort, remotePort }: Options) => {
  if (!remoteNames().includes(name)) {
    throw new UserError(
      `There is no remote ${name}.`,
      `There are: ${remoteNames().join(', ')}. A new one: npm run new -- ${name}`,
    );
  }
  const origin = `http://localhost:${remotePort}`;
  const site = shell?.replace(/\/+$/, '') ?? (await startSite(sitePort, origin));
  await serveRemote({
    dir: join(WORKSPACE, name),
    port: remotePort,
    updates: shell ? 'reload' : 'keep-state',
    portOption: '--remote-port',
  });
  const [first] = readManifest(join(WORKSPACE, name)).routes;
  console.log(`\n${name} in its shell: ${site}${first?.path ?? '/'}?preview=${name}@${origin}`);
  if (shell) console.log(`The shell must allow it: "previewOrigins": ["${origin}"] in its config.json.`);
});

await run(command);

async function startSite(sitePort: number, origin: string): Promise<string> {
  console.log('Building what has changed of the shell and the other remotes …');
  const siteDir = await prepareDevSite(origin, console.log);
  const api = await startTestApi({ siteDir, mediaDir: mediaPack(), port: sitePort }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      throw new UserError(`Port ${sitePort} is taken.`, 'Name another one: --port 3010.');
    },
  );
  console.log(
    `The api is in memory. Administrator: ${api.admin.email}, password ${api.admin.password ?? 'as before'}`,
  );
  return `http://localhost:${sitePort}`;
}
