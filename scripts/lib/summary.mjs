import { installCommand } from './packageManager.mjs';

/** The last lines of a run: what failed, was retried or left out and why, then the counts. */
export function summary({ total, broken, missing }) {
  const { passed, failed, failures, skipped, retried } = total;
  const count = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [
    ...(broken.length > 0 ? [`\nFailed: ${broken.join(', ')}`] : []),
    ...indent(failures),
    ...(retried.length > 0 ? ['\nPassed only at the second try:', ...indent(retried)] : []),
    ...(missing.length > 0 ? [`\nNot on this machine: ${missing.join(', ')}.`] : []),
    ...(skipped.length > 0 ? ['Skipped tests by file:', ...indent(countEach(skipped))] : []),
    ...(missing.length > 0 ? [`To run them all: ${installCommand(missing)}`] : []),
    `\n${passed} passed, ${failed} failed${count}`,
  ].join('\n');
}

function indent(lines) {
  return lines.map((line) => `  ${line}`);
}

function countEach(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}: ${count}`);
}
