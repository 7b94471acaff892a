import type { Command } from 'commander';
import type { Run } from './commandRunner';
import { listPlans, listReels } from './commands/catalogue';
import { addPlan, addReel, changePlan, hideReel, showReel } from './commands/changeCatalogue';
import { pageOption } from './pageNumber';

/** Adds the commands for plans and reels. */
export function addCatalogueCommands(program: Command, run: Run): void {
  program
    .command('plans')
    .description('plans and their terms')
    .addOption(pageOption())
    .action(run(listPlans));
  program
    .command('add-plan')
    .description('adds a paid plan, which is on sale at once')
    .requiredOption('--title <title>')
    .requiredOption('--amount <rupees>', 'price, without the recharge charge')
    .requiredOption('--per-reel <rupees>', 'earnings per reel')
    .action(run(addPlan));
  program
    .command('change-plan <plan>')
    .description('changes what later buyers get, or takes a plan off sale')
    .option('--title <title>')
    .option('--amount <rupees>', 'price, without the recharge charge')
    .option('--per-reel <rupees>', 'earnings per reel')
    .option('--on-sale')
    .option('--off-sale', 'no one can buy it; those who have go on earning')
    .action(run(changePlan));
  program.command('reels').description('reels in feed order').addOption(pageOption()).action(run(listReels));
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
    .action(run(addReel));
  program.command('hide-reel <reel>').description('takes a reel off').action(run(hideReel));
  program.command('show-reel <reel>').description('shows a hidden reel again').action(run(showReel));
}
