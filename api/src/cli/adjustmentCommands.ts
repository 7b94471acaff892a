import { ADJUSTMENT_REASONS } from '@reelrupee/contract/adjustments';
import { type Command, Option } from 'commander';
import type { AdminClient } from './adminClient';
import {
  type AdjustmentOptions,
  confirmAdjustment,
  declineAdjustment,
  listAdjustments,
  proposeAdjustment,
} from './commands/adjustments';
import { listCommand } from './listCommand';

/** Adds the commands that correct what a user has available. */
export function addAdjustmentCommands(
  program: Command,
  client: AdminClient,
  print: (text: string) => void,
): void {
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
    .action((user: string, options: AdjustmentOptions) =>
      proposeAdjustment(client, user, options).then(print),
    );
  listCommand(
    program,
    'adjustments',
    'proposed adjustments: pending ones oldest first, decided ones newest first',
    (options) => listAdjustments(client, options).then(print),
  );
  program
    .command('confirm-adjustment <id>')
    .description('confirms an adjustment that somebody else has proposed; the money moves')
    .action((id: string) => confirmAdjustment(client, id).then(print));
  program
    .command('decline-adjustment <id>')
    .description('declines an adjustment; nothing moves')
    .requiredOption('--reason <text>', 'kept for administrators')
    .action((id: string, options: { reason: string }) =>
      declineAdjustment(client, id, options.reason).then(print),
    );
}
