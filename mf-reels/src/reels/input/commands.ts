/** The feed’s keyboard and button commands. */
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
  /** The key acts on the focused element: a button, a link, a field, or anything in a dialog. */
  onControl: boolean;
}

/** The command for a key press; null if there is none. */
export function commandOf({ key, withModifier, onControl }: KeyPress): FeedCommand | null {
  const command = BY_KEY[key] ?? null;
  if (withModifier || (onControl && command === 'toggle')) return null;
  return command;
}
