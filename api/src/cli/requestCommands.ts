import { PAUSE_REASONS, type PauseReason } from '@reelrupee/contract/payoutPause';
import { type Command, Option } from 'commander';
import type { AdminClient } from './adminClient';
import { matchRecharges, type StatementOptions } from './commands/matchRecharges';
import { cancelPayoutBatch, payBatch, savePayoutBatch } from './commands/payoutBatch';
import { pausePayouts, resumePayouts } from './commands/payoutPause';
import { approveRecharge, listRecharges, rejectRecharge } from './commands/recharges';
import { listWithdrawals, payWithdrawal, rejectWithdrawal } from './commands/withdrawals';
import { listCommand } from './listCommand';
import { receivedIf } from './receivedIf';

/** Adds the commands that list and decide requests. */
export function addRequestCommands(
  program: Command,
  client: AdminClient,
  print: (text: string) => void,
): void {
  const reason = new Option('--reason <text>', 'shown to the user').makeOptionMandatory();
  listCommand(
    program,
    'recharges',
    'recharge requests: pending ones oldest first, decided ones newest first',
    (options) => listRecharges(client, options).then(print),
  );
  program
    .command('approve <id>')
    .description('approves a recharge; the plan starts')
    .action((id: string) => approveRecharge(client, id).then(print));
  program
    .command('reject <id>')
    .description('rejects a recharge')
    .addOption(reason)
    .action((id: string, options: { reason: string }) =>
      rejectRecharge(client, id, options.reason).then(print),
    );
  program
    .command('match-recharges <statement>')
    .description('looks pending recharges up in a bank’s statement (CSV), by UTR and amount')
    .requiredOption('--reference <column>', 'its column of UTRs, or of the text that contains them')
    .requiredOption('--credit <column>', 'its column of money received')
    .option(
      '--received-if <column=text>',
      'counts only rows whose column has this text, such as "Dr/Cr=Cr", if one column has the amounts of both directions',
      receivedIf,
    )
    .option('--approve', 'approves those that it has', false)
    .action((file: string, options: StatementOptions) => matchRecharges(client, file, options).then(print));
  listCommand(
    program,
    'withdrawals',
    'withdrawal requests: pending ones oldest first, decided ones newest first',
    (options) => listWithdrawals(client, options).then(print),
  );
  program
    .command('pay <id>')
    .description('marks a withdrawal as paid')
    .requiredOption('--utr <reference>', 'bank reference of the payment')
    .action((id: string, options: { utr: string }) => payWithdrawal(client, id, options.utr).then(print));
  program
    .command('payout-batch <file>')
    .description('makes a batch of what can be paid now, as CSV for the bank, with an empty column UTR')
    .option(
      '--name <batch>',
      'name of the batch; that of an earlier one saves what is still to be paid of it',
    )
    .action((file: string, options: { name?: string }) =>
      savePayoutBatch(client, file, options.name).then(print),
    );
  program
    .command('pay-batch <file>')
    .description('marks the withdrawals of a batch whose UTR is filled in as paid')
    .action((file: string) => payBatch(client, file).then(print));
  program
    .command('cancel-batch <name>')
    .description('takes out of a batch what the bank does not pay, for the next batch or a rejection')
    .action((name: string) => cancelPayoutBatch(client, name).then(print));
  program
    .command('pause-payouts')
    .description('stops withdrawals and payouts at once; pending ones stay')
    .addOption(
      new Option('--reason <reason>', 'users read it: a problem at the bank, or a security check')
        .choices(PAUSE_REASONS)
        .makeOptionMandatory(),
    )
    .requiredOption('--note <text>', 'kept for administrators')
    .action((options: { reason: PauseReason; note: string }) => pausePayouts(client, options).then(print));
  program
    .command('resume-payouts')
    .description('ends the pause of payouts')
    .action(() => resumePayouts(client).then(print));
  program
    .command('reject-withdrawal <id>')
    .description('rejects a withdrawal; the money returns to the user')
    .addOption(reason)
    .action((id: string, options: { reason: string }) =>
      rejectWithdrawal(client, id, options.reason).then(print),
    );
}
