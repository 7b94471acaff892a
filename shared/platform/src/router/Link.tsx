import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, resolveAddress, type To } from './location';
import { useRouter } from './routerContext';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the app; one of another site opens as a page. */
  to: To;
  /** Takes the place of the current history entry. Without it, only a link to the current address does. */
  replace?: boolean | undefined;
  /** Navigation state for the screen. */
  state?: unknown;
}

/** A link to a screen, opened without loading a page; a click with a modifier key is left to the browser. */
export function Link({ to, replace, state, onClick, target, children, ...anchor }: LinkProps) {
  const { location, history } = useRouter();
  const address = resolveAddress(to, location.pathname);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!address.startsWith('/') || !isPlainClick(event, target)) return;
    event.preventDefault();
    history.navigate(address, { replace: replace ?? address === createPath(location), state });
  };
  return (
    <a {...anchor} target={target} href={address} onClick={open}>
      {children}
    </a>
  );
}

/** True if a click opens a link in the same tab and nobody has handled it. */
function isPlainClick(event: MouseEvent, target = '_self'): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && target === '_self' && !hasModifier && !event.defaultPrevented;
}
