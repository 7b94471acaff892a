/** Scales of the Indian numbering system, the largest first. */
const SCALES = [
  { name: 'crore', size: 10_000_000 },
  { name: 'lakh', size: 100_000 },
  { name: 'thousand', size: 1000 },
  { name: 'hundred', size: 100 },
] as const;

export type Scale = (typeof SCALES)[number]['name'];

/** The words of a non-negative integer, by the words of numbers below a hundred and of the scales. */
export function spell(
  count: number,
  below100: (count: number) => string,
  scales: Readonly<Record<Scale, string>>,
): string {
  const words: string[] = [];
  let rest = count;
  for (const { name, size } of SCALES) {
    const times = Math.floor(rest / size);
    rest %= size;
    // Only crores can be more than 99.
    if (times > 0) words.push(times < 100 ? below100(times) : spell(times, below100, scales), scales[name]);
  }
  if (rest > 0 || count === 0) words.push(below100(rest));
  return words.join(' ');
}
