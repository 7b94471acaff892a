import { ADJUSTMENT_REASONS } from '@reelrupee/contract/adjustments';
import { type Command, Option } from 'commander';
import type { Run } from './commandRunner';
import {
  confirmAdjustment,
  declineAdjustment,
  listAdjustments,
  proposeAdjustment,
} from './commands/adjustments';
import { listCommand } from './listCommand';

/** Adds the commands that correct what a user has available. */
export function addAdjustmentCommands(program: Command, run: Run): void {
  program
    .command('adjust <user>')
    .description(
      'proposes to add rupees to what a user has available, or to take some; somebody else confirms',
    )
    .requiredOption('--amount <rupees>', 'such as 12.50; below 0 takes money back, such as -12.50')
    .addOption(
      new Option('--reason <reason>', 'the user reads it; creditedInError takes, the others give')
        .choices(ADJUSTMENT_REASONS)
        .makeOptionMandatory(),
    )
    .requiredOption('--note <text>', 'kept for administrators, at most 200 characters')
    .option('--reference <text>', 'such as a reel, a withdrawal or a ticket')
    .action(run(proposeAdjustment));
  listCommand(
    program,
    'adjustments',
    'proposed adjustments: pending ones oldest first, decided ones newest first',
    run(listAdjustments),
  );
  program
    .command('confirm-adjustment <id>')
    .description('confirms an adjustment that somebody else has proposed; the money moves')
    .action(run(confirmAdjustment));
  program
    .command('decline-adjustment <id>')
    .description('declines an adjustment; nothing moves')
    .requiredOption('--reason <text>', 'kept for administrators')
    .action(run(declineAdjustment));
}
