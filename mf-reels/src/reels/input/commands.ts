/** What keys and buttons can do in the feed. */
export type FeedCommand = 'next' | 'previous' | 'toggle' | 'mute' | 'captions';

const BY_KEY: Partial<Record<string, FeedCommand>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ' ': 'toggle',
  m: 'mute',
  M: 'mute',
  c: 'captions',
  C: 'captions',
};

export interface KeyPress {
  key: string;
  /** Ctrl, Alt or Meta is held: the browser's own shortcut. */
  withModifier: boolean;
  /** The key acts on what has the focus: a button, a link, a field, anything in a dialog. */
  onControl: boolean;
}

/** The command of a key press; null when it is not the feed's. */
export function commandOf({ key, withModifier, onControl }: KeyPress): FeedCommand | null {
  const command = BY_KEY[key] ?? null;
  if (withModifier || (onControl && command === 'toggle')) return null;
  return command;
}
