import type { Switched } from '../switch/switch';

/** Prints the changes of a switch, and the pages that come without their first screen. */
export function printSwitch(lines: string[], notPrerendered: Switched['notPrerendered']): void {
  for (const line of lines) console.log(line);
  for (const { path, problem } of notPrerendered) {
    console.log(`${path} is not prerendered, visitors see its skeleton first: it ${problem}`);
  }
}
