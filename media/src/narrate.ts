import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEXICON, spoken } from './speech';
import { run } from './tools';
import { readWav, type Sound, trim } from './wav';

/** Slower than the voice's own pace: about 155 words a minute, for listeners with little English. */
const SPEED = 0.83;

/** Speaks each sentence with Festival's HTS voice and gives the sounds in the same order. */
export async function narrate(texts: readonly string[]): Promise<readonly Sound[]> {
  const dir = await mkdtemp(join(tmpdir(), 'reel-voice-'));
  try {
    const entries = LEXICON.map(([word, phones]) => `(lex.add.entry '("${word}" nil ${phones}))`);
    const lines = texts.map(
      (text, i) =>
        `(utt.save.wave (SynthText "${spoken(text).replace(/\\/g, '')}") "${join(dir, `${i}.wav`)}" 'riff)`,
    );
    const script = join(dir, 'say.scm');
    await writeFile(
      script,
      [
        '(voice_cmu_us_slt_arctic_hts)',
        ...entries,
        `(set! hts_engine_params (append hts_engine_params (list (list "-r" ${SPEED}))))`,
        ...lines,
      ].join('\n'),
    );
    await run('festival', ['-b', script]);
    return await Promise.all(texts.map(async (_, i) => trim(readWav(await readFile(join(dir, `${i}.wav`))))));
  } finally {
    await rm(dir, { recursive: true });
  }
}
