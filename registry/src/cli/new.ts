import { REMOTE_NAME } from '@reelrupee/federation/composition/remoteName';
import { UserError } from '../userError';
import { installWorkspace } from '../scaffold/install';
import { deleteScaffolded, scaffoldRemote } from '../scaffold/scaffold';
import { run, workspaceCommand } from './command';

const command = workspaceCommand(
  'new',
  'Scaffolds a remote that builds, passes the contract check and has its own route.',
)
  .argument('<name>', 'its name, such as mf-rewards; its route is then /rewards')
  .option('--title <title>', 'what its screen is called')
  .option('--remove', 'delete it again, as long as nothing was changed in it');

command.action((name: string, { title, remove }: { title?: string; remove?: true }) => {
  if (remove) deleteRemote(name);
  else createRemote(name, title);
});

await run(command);

function createRemote(name: string, title: string | undefined): void {
  if (!REMOTE_NAME.test(name)) {
    throw new UserError(
      `"${name}" is not a name for a remote.`,
      'Lowercase, beginning with mf-, at most 64 characters: npm run new -- mf-rewards',
    );
  }
  const { files, path } = scaffoldRemote(name, title);
  installWorkspace();
  for (const file of Object.keys(files)) console.log(`  ${name}/${file}`);
  console.log(`\nnpm run dev -- ${name}      opens it at ${path}\nnpm run release -- ${name}  makes it live`);
  console.log(
    `\nIts title is in English only. Translate it: ${name}/src/texts/hi.ts, and "titles" in remote.json.`,
  );
}

function deleteRemote(name: string): void {
  deleteScaffolded(name);
  installWorkspace();
  console.log(`${name} is deleted. Where it is live, it stays live until it is removed from the site:`);
  console.log(`npm run release -- ${name} --remove --reason "…"`);
}
