import type { AdminClient } from './adminClient';

/** Makes the action of a command of a function that calls the server and gives a text. */
export type Run = <Args extends unknown[]>(
  command: (client: AdminClient, ...args: Args) => Promise<string>,
) => (...args: Args) => Promise<void>;

/** Runs commands with a client, and prints their texts. */
export function commandRunner(client: AdminClient, print: (text: string) => void): Run {
  return (command) =>
    (...args) =>
      command(client, ...args).then(print);
}
