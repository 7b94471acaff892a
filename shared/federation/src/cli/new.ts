import { Refusal } from '../release/refusal';
import { installWorkspace } from '../scaffold/install';
import { scaffoldRemote } from '../scaffold/scaffold';
import { run, workspaceCommand } from './command';

const command = workspaceCommand(
  'new',
  'Scaffolds a remote that builds, passes the gate and shows up under its own route.',
)
  .argument('<name>', 'its name, such as mf-rewards; its route is then /rewards')
  .option('--title <title>', 'what its screen is called');

command.action((name: string, { title }: { title?: string }) => {
  if (!/^mf-[a-z][a-z0-9-]*$/.test(name)) {
    throw new Refusal(
      `"${name}" is no name for a remote.`,
      'Lowercase, beginning with mf-: npm run new -- mf-rewards',
    );
  }
  const { files, path } = scaffoldRemote(name, title);
  installWorkspace();
  console.log(`\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(`npm run dev -- ${name}      opens it at ${path}\nnpm run release -- ${name}  makes it live`);
});

await run(command);
