/** Pronunciations that the dictionary of the voice lacks: phones of the CMU set with stress by syllable. */
export const LEXICON: readonly (readonly [word: string, entry: string])[] = [
  ['aiword', '(((ey) 1) ((ay) 1))'],
  ['aisword', '(((ey) 1) ((ay z) 1))'],
  ['otpword', '(((ow) 1) ((t iy) 1) ((p iy) 1))'],
  ['upiword', '(((y uw) 1) ((p iy) 1) ((ay) 1))'],
  ['pdfword', '(((p iy) 1) ((d iy) 1) ((eh f) 1))'],
  ['pinword', '(((p ih n) 1))'],
  ['hindi', '(((hh ih n) 1) ((d iy) 0))'],
  ['tamil', '(((t ae) 1) ((m ax l) 0))'],
  ['kirana', '(((k ih) 0) ((r aa) 1) ((n ax) 0))'],
  ['chatbot', '(((ch ae t) 1) ((b aa t) 1))'],
  ['chatbots', '(((ch ae t) 1) ((b aa t s) 1))'],
  ['aadhaar', '(((aa) 0) ((dh aa r) 1))'],
  ['krishi', '(((k r ih) 1) ((sh iy) 0))'],
  ['vigyan', '(((v ih g) 0) ((y aa n) 1))'],
  ['kendra', '(((k ey n) 1) ((d r ax) 0))'],
  ['kisan', '(((k ih) 0) ((s aa n) 1))'],
  ['childline', '(((ch ay l d) 1) ((l ay n) 1))'],
  ['helpline', '(((hh eh l p) 1) ((l ay n) 1))'],
  ['practise', '(((p r ae k) 1) ((t ax s) 0))'],
  ['website', '(((w eh b) 1) ((s ay t) 1))'],
  ['downloads', '(((d aw n) 1) ((l ow d z) 1))'],
  ['timings', '(((t ay) 1) ((m ih ng z) 0))'],
  ['scammer', '(((s k ae) 1) ((m er) 0))'],
  ['embedding', '(((eh m) 0) ((b eh) 1) ((d ih ng) 0))'],
  ['overfitting', '(((ow) 1) ((v er) 0) ((f ih) 1) ((t ih ng) 0))'],
  ['gov', '(((g ah v) 1))'],
  ['rupee', '(((r uw) 0) ((p iy) 1))'],
  ['rupees', '(((r uw) 0) ((p iy z) 1))'],
  ['app', '(((ae p) 1))'],
  ['apps', '(((ae p s) 1))'],
  ['online', '(((aa n) 1) ((l ay n) 1))'],
];

const NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Helpline numbers are read one digit at a time. */
const digits = (number: string): string => [...number].map((d) => NAMES[Number(d)] ?? '').join(' ');

const SPOKEN: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\bAIs\b/g, 'aisword'],
  [/\bAI\b/g, 'aiword'],
  [/\bOTPs?\b/g, 'otpword'],
  [/\bUPI\b/g, 'upiword'],
  [/\bPDFs?\b/g, 'pdfword'],
  [/\bPIN\b/g, 'pinword'],
  [/₹\s?([\d,]+)/g, '$1 rupees'],
  [/\b(1930|1098|112|15100)\b/g, digits],
  [/[“”"*]/g, ''],
  [/’/g, "'"],
];

/** The text as the voice needs it: short forms spelled as dictionary words, quotes removed. */
export function spoken(text: string): string {
  return SPOKEN.reduce(
    (t, [from, to]) => (typeof to === 'string' ? t.replace(from, to) : t.replace(from, to)),
    text,
  );
}

/** Cuts narration into sentences; each is spoken alone, so that its time is known exactly. */
export function sentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((s) => s.trim())
    .filter((s) => s !== '');
}
