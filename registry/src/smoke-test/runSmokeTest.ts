/** The smoke test's side of its process: reads a job from standard input, writes the result to standard output. */
import { text } from 'node:stream/consumers';
import { loadInFakePage, type SmokeTestJob } from './loadInFakePage';

/** Runs the job. The process ends with it, whatever the release has left running. */
export async function runSmokeTest(modules: Readonly<Record<string, unknown>>): Promise<void> {
  const { stdin, stdout } = process;
  const exit = process.exit.bind(process, 0);
  const job = JSON.parse(await text(stdin)) as SmokeTestJob;
  const result = await loadInFakePage(job, modules);
  stdout.write(JSON.stringify(result), exit);
}
