import { PAUSE_REASONS } from '@reelrupee/contract/payoutPause';
import { type Command, Option } from 'commander';
import type { Run } from './commandRunner';
import { matchRecharges } from './commands/matchRecharges';
import { cancelPayoutBatch, payBatch, savePayoutBatch } from './commands/payoutBatch';
import { pausePayouts, resumePayouts } from './commands/payoutPause';
import { approveRecharge, listRecharges, rejectRecharge } from './commands/recharges';
import { listWithdrawals, payWithdrawal, rejectWithdrawal } from './commands/withdrawals';
import { listCommand } from './listCommand';
import { receivedIf } from './receivedIf';

/** Adds the commands that list and decide requests. */
export function addRequestCommands(program: Command, run: Run): void {
  const reason = new Option('--reason <text>', 'shown to the user').makeOptionMandatory();
  listCommand(
    program,
    'recharges',
    'recharge requests: pending ones oldest first, decided ones newest first',
    run(listRecharges),
  );
  program
    .command('approve <id>')
    .description('approves a recharge; the plan starts')
    .action(run(approveRecharge));
  program
    .command('reject <id>')
    .description('rejects a recharge')
    .addOption(reason)
    .action(run(rejectRecharge));
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
    .action(run(matchRecharges));
  listCommand(
    program,
    'withdrawals',
    'withdrawal requests: pending ones oldest first, decided ones newest first',
    run(listWithdrawals),
  );
  program
    .command('pay <id>')
    .description('marks a withdrawal as paid')
    .requiredOption('--utr <reference>', 'bank reference of the payment')
    .action(run(payWithdrawal));
  program
    .command('payout-batch <file>')
    .description('makes a batch of what can be paid now, as CSV for the bank, with an empty column UTR')
    .option(
      '--name <batch>',
      'name of the batch; that of an earlier one saves what is still to be paid of it',
    )
    .action(run(savePayoutBatch));
  program
    .command('pay-batch <file>')
    .description('marks the withdrawals of a batch whose UTR is filled in as paid')
    .action(run(payBatch));
  program
    .command('cancel-batch <name>')
    .description('takes out of a batch what the bank does not pay, for the next batch or a rejection')
    .action(run(cancelPayoutBatch));
  program
    .command('pause-payouts')
    .description('stops withdrawals and payouts at once; pending ones stay')
    .addOption(
      new Option('--reason <reason>', 'users read it: a problem at the bank, or a security check')
        .choices(PAUSE_REASONS)
        .makeOptionMandatory(),
    )
    .requiredOption('--note <text>', 'kept for administrators')
    .action(run(pausePayouts));
  program.command('resume-payouts').description('ends the pause of payouts').action(run(resumePayouts));
  program
    .command('reject-withdrawal <id>')
    .description('rejects a withdrawal; the money returns to the user')
    .addOption(reason)
    .action(run(rejectWithdrawal));
}
