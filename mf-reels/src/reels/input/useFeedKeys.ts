import { useEffect, useEffectEvent } from 'react';
import { commandOf, type FeedCommand } from './commands';

const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable], dialog';

/** Runs the feed’s keyboard commands, wherever the focus is. */
export function useFeedKeys(run: (command: FeedCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const command = commandOf({
      key: event.key,
      withModifier: event.ctrlKey || event.altKey || event.metaKey,
      onControl: event.target instanceof Element && event.target.closest(CONTROLS) !== null,
    });
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
