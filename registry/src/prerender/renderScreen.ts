/** Runs the code of a release to render one screen, in a process that can do nothing else. */
import { join } from 'node:path';
import { z } from 'zod';
import { runSandboxed } from './runSandboxed';
import type { Language } from '@reelrupee/contract/languages';

/** Time in ms that a screen may wait, for a timer for example. */
const WAIT_MS = 2000;

export interface ScreenJob {
  path: string;
  language: Language;
  shellCode: string;
  /** Absent for a screen of the shell's own. */
  remoteCode: string | undefined;
  /** The page's data blocks, by id. */
  blocks: Record<string, string>;
}

const PROGRAM = join(import.meta.dirname, 'screenProcess.mjs');

const answer = z.union([z.object({ html: z.string() }), z.object({ problem: z.string() })]);

export type RenderedScreen = { html: string } | { problem: string; isOutOfTime?: true };

/** Renders a screen. Code that throws, hangs or takes too much is a problem with a name, never an error. */
export async function renderScreen(job: ScreenJob): Promise<RenderedScreen> {
  const result = await runSandboxed(PROGRAM, { ...job, waitMs: WAIT_MS }, (given) => answer.parse(given));
  return 'answer' in result ? result.answer : result;
}
