import type { RequestStatus } from '@reelrupee/contract/entities';
import { type Command, Option } from 'commander';
import type { ListOptions } from './commands/recharges';
import { pageOption } from './pageNumber';

const STATUSES: readonly RequestStatus[] = ['pending', 'approved', 'rejected'];

/** Adds a command that lists requests by status, page by page. */
export function listCommand(
  program: Command,
  name: string,
  description: string,
  run: (options: ListOptions) => Promise<void>,
): void {
  const status = new Option('--status <status>', 'status of the requests')
    .choices(STATUSES)
    .default('pending');
  program.command(name).description(description).addOption(status).addOption(pageOption()).action(run);
}
