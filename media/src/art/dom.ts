/**
 * Entrance of an element. Until its step it is dim; with `reveal` it is hidden, such as the tick of a quiz. `draw` needs
 * pathLength="1"; `growx` and `growy` stretch from the left or the bottom.
 */
export type Effect = 'rise' | 'left' | 'right' | 'pop' | 'fade' | 'reveal' | 'draw' | 'growx' | 'growy';

/** Attributes of an element that appears as step `i` of its beat, in time with the narration. */
export function step(i: number, fx: Effect = 'rise'): string {
  return `data-step="${i}" data-fx="${fx}"`;
}

/** Escapes text for HTML; *stars* mark words to stress. */
export function rich(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe.replace(/\*([^*]+)\*/g, '<em>$1</em>').replace(/(₹[\d,]*)/g, '<b class="money">$1</b>');
}

/** Splits "label|detail" into its parts; missing parts are empty. */
export function parts(item: string): readonly [string, string, string] {
  const [a = '', b = '', c = ''] = item.split('|');
  return [a.trim(), b.trim(), c.trim()];
}

/** A repeatable pseudo random number in [0, 1) for drawings that need scatter. */
export function noise(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}
