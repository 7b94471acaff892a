import type { Command } from 'commander';
import type { AdminClient } from './adminClient';
import { listPlans, listReels } from './commands/catalogue';
import {
  addPlan,
  addReel,
  changePlan,
  type NewReelOptions,
  type PlanOptions,
  setReelActive,
} from './commands/changeCatalogue';
import { pageNumber } from './pageNumber';

type Print = (text: string) => void;

/** Adds the commands for plans and reels. */
export function addCatalogueCommands(program: Command, client: AdminClient, print: Print): void {
  pagedCommand(program, 'plans', 'plans and their terms', (page) => listPlans(client, page).then(print));
  program
    .command('add-plan')
    .description('adds a paid plan, which is on sale at once')
    .requiredOption('--title <title>')
    .requiredOption('--amount <rupees>', 'price, without the recharge charge')
    .requiredOption('--per-reel <rupees>', 'earnings per reel')
    .action((options: { title: string; amount: string; perReel: string }) =>
      addPlan(client, options).then(print),
    );
  program
    .command('change-plan <plan>')
    .description('changes what later buyers get, or takes a plan off sale')
    .option('--title <title>')
    .option('--amount <rupees>', 'price, without the recharge charge')
    .option('--per-reel <rupees>', 'earnings per reel')
    .option('--on-sale')
    .option('--off-sale', 'no one can buy it; those who have go on earning')
    .action((id: string, options: PlanOptions & { offSale?: boolean }) => {
      const { offSale, ...others } = options;
      return changePlan(client, id, offSale ? { ...others, onSale: false } : others).then(print);
    });
  pagedCommand(program, 'reels', 'reels in feed order', (page) => listReels(client, page).then(print));
  program
    .command('add-reel')
    .description('adds a reel whose files are below the media host; paths are those below /media/')
    .requiredOption('--title <title>')
    .requiredOption('--video <path>', 'H.264 and AAC')
    .requiredOption('--seconds <number>', 'its duration, by which it is credited')
    .option('--title-hi <title>', 'title in Hindi')
    .option('--poster <path>')
    .option('--captions <path>', 'WebVTT in English')
    .option('--captions-hi <path>', 'WebVTT in Hindi')
    .action((options: NewReelOptions) => addReel(client, options).then(print));
  program
    .command('hide-reel <reel>')
    .description('takes a reel off')
    .action((id: string) => setReelActive(client, id, false).then(print));
  program
    .command('show-reel <reel>')
    .description('shows a hidden reel again')
    .action((id: string) => setReelActive(client, id, true).then(print));
}

function pagedCommand(
  program: Command,
  name: string,
  description: string,
  run: (page: number) => Promise<void>,
): void {
  program
    .command(name)
    .description(description)
    .option('--page <number>', 'page number, from 0', pageNumber, 0)
    .action((options: { page: number }) => run(options.page));
}
