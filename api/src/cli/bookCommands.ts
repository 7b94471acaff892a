import type { Command } from 'commander';
import type { Run } from './commandRunner';
import { savePayouts, saveReport, saveTds } from './commands/books';
import { saveReceipts } from './commands/receipts';
import { showSales } from './commands/sales';
import { listTaxPayments, recordTaxPayment, reverseTaxPayment } from './commands/taxPayments';
import { showTopPayees } from './commands/topPayees';
import { month } from './months';
import { pageOption } from './pageNumber';

/** Adds the commands that write tables for the accountant, and those for the tax that was sent. Months are such as 2026-04. */
export function addBookCommands(program: Command, run: Run): void {
  program
    .command('report <file>')
    .description('sums of the ledger by month, as CSV: recharges, charges, commissions, payouts, TDS')
    .action(run(saveReport));
  monthsCommand('receipts', 'recharges with their UTR, as CSV, to compare with the bank', saveReceipts);
  monthsCommand('payouts', 'payouts with their UTR, as CSV, to compare with the bank', savePayouts);
  monthsCommand('tds', 'tax withheld from each user, as CSV: a quarter is from 2026-04 to 2026-06', saveTds);
  program
    .command('remit-tds <rupees> <challan>')
    .description('records withheld tax that was sent to the state, by the CIN of its challan')
    .action(run(recordTaxPayment));
  program
    .command('reverse-tds <challan>')
    .description('reverses the record of a tax payment that is wrong')
    .requiredOption('--reason <text>', 'kept for administrators')
    .action(run(reverseTaxPayment));
  program
    .command('tds-payments')
    .description('tax payments that were recorded, and what is still to be sent')
    .addOption(pageOption())
    .action(run(listTaxPayments));

  monthsOf('sales', 'plans that were sold, by day and plan').action(run(showSales));
  monthsOf('top-payees', 'payees that were paid most').action(run(showTopPayees));

  function monthsCommand(name: string, description: string, save: typeof savePayouts): void {
    monthsOf(name, description).argument('<file>').action(run(save));
  }

  function monthsOf(name: string, description: string): Command {
    return program
      .command(name)
      .description(description)
      .argument('<from>', 'first month, such as 2026-04', month)
      .argument('<to>', 'last month', month);
  }
}
