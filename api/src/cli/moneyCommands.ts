import { type Command, Option } from 'commander';
import type { Run } from './commandRunner';
import {
  closeUser,
  correctReference,
  findUsers,
  forfeitLocked,
  freezeUser,
  listFrozenUsers,
  returnPayout,
  reverseRecharge,
  reviewWithdrawal,
  unfreezeUser,
} from './commands/moneyActs';
import { listRiskyPayouts, releasePayout } from './commands/risk';
import { saveUserData, showHistory } from './commands/userData';
import { pageOption } from './pageNumber';

/** Adds the commands for users and for acts that correct money. */
export function addMoneyCommands(program: Command, run: Run): void {
  const reason = (shownTo: string) => new Option('--reason <text>', shownTo).makeOptionMandatory();
  program
    .command('users <search>')
    .description(
      'users with this id, email, phone, UPI ID, bank account number or bank reference, or beginning of a name',
    )
    .addOption(pageOption())
    .action(run(findUsers));
  program
    .command('history <user>')
    .description('recharges, withdrawals and earnings of a user, as their app shows them')
    .action(run(showHistory));
  program
    .command('user-data <user> <file>')
    .description('saves what a user can download: profile, plans, newest transactions, devices, friends')
    .action(run(saveUserData));
  program
    .command('freeze <user>')
    .description('freezes a user: nothing of theirs moves, and their plans wait')
    .addOption(reason('kept for administrators'))
    .action(run(freezeUser));
  program
    .command('frozen')
    .description('users who are frozen, with the reason; those that have waited longest first')
    .addOption(pageOption())
    .action(run(listFrozenUsers));
  program
    .command('unfreeze <user>')
    .description('unfreezes a user: their plans get the frozen days back, and today may be missed')
    .action(run(unfreezeUser));
  program
    .command('close <user>')
    .description('closes an account for good at its owner’s request: erases who they are, forfeits the rest')
    .requiredOption('--loss <rupees>', 'available and locked rupees, which the user loses; see users')
    .addOption(reason('kept for administrators'))
    .action(run(closeUser));
  program
    .command('reverse <recharge>')
    .description('reverses an approved recharge that was not really paid')
    .addOption(reason('shown to the user'))
    .action(run(reverseRecharge));
  program
    .command('return-payout <withdrawal>')
    .description('records that the bank returned a payout; the money returns to the user')
    .addOption(reason('shown to the user'))
    .option('--utr <reference>', 'bank reference of the return')
    .action(run(returnPayout));
  program
    .command('correct-utr <withdrawal>')
    .description('replaces the bank reference of a payout that was typed wrongly; no money moves')
    .requiredOption('--utr <reference>', 'the right bank reference')
    .action(run(correctReference));
  program
    .command('forfeit')
    .description('forfeits locked earnings of plans that ended before their streak was complete')
    .action(run(forfeitLocked));
  program
    .command('held')
    .description('withdrawals that are held as risky, or would be, with reasons')
    .addOption(pageOption())
    .action(run(listRiskyPayouts));
  program
    .command('release <withdrawal>')
    .description('releases a held withdrawal, so that it can be paid')
    .action(run(releasePayout));
  program
    .command('review <withdrawal>')
    .description('reviews a large withdrawal, so that someone else may pay it')
    .action(run(reviewWithdrawal));
}
