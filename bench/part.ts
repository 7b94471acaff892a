/** Runs one part of the bench in its own process, so that memory it leaves behind cannot slow down the next part. */
import { PARTS } from './parts/parts';
import { notMeasured, type Figure } from './report/figure';
import type { Section } from './report/table';
import { calibrationMs } from './report/calibration';
import { layoutMs } from './report/layoutCalibration';
import { openBenchContext } from './fixtures/benchContext';

const [name = '', runs = ''] = process.argv.slice(2);
const part = PARTS.find((one) => one.name === name);
if (!part) throw new Error(`There is no part ${name}.`);

const before = [calibrationMs(), await layoutMs()] as const;
const figures = await measure();
const after = [calibrationMs(), await layoutMs()] as const;
const section: Section = {
  part: `${part.name}: ${part.description}`,
  calibrationMs: [before[0], after[0]],
  layoutMs: [before[1], after[1]],
  figures,
};
process.send?.(section, () => process.exit());

/** A part that fails reports the error instead of its figures. */
async function measure(): Promise<Figure[]> {
  const context = await openBenchContext(Number(runs));
  try {
    return (await part?.measure(context)) ?? [];
  } catch (error) {
    console.error(error);
    return [notMeasured(name, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))];
  } finally {
    await context.close();
  }
}
