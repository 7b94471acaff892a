import { useSession } from '@reelrupee/platform';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** Shows the shell's session, counts taps, and leaves the hook that it runs with on its element. */
export function Counter() {
  const [taps, setTaps] = useState(0);
  const { user } = useSession();
  const root = useRef(null);
  useEffect(() => {
    root.current.useState = useState;
  }, []);
  return jsxs('section', {
    ref: root,
    'data-testid': 'interop',
    children: [
      jsx('h1', { children: `Built by another team for ${user?.name ?? 'a visitor'}` }),
      jsx('button', { onClick: () => setTaps(taps + 1), children: `Tapped ${taps} times` }),
    ],
  });
}
