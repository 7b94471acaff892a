import { useSession } from '@reelrupee/platform';
import { useState } from 'react';

/** A screen with state of its own, and the session of the shell. */
function Stock() {
  const [taps, setTaps] = useState(0);
  const { user } = useSession();
  return (
    <section>
      <h1>Built by the stock plugin for {user?.name ?? 'a visitor'}</h1>
      <button onClick={() => setTaps(taps + 1)}>Tapped {taps} times</button>
    </section>
  );
}

/** The exposed module: the screens by route. */
export default { screens: { '/stock': Stock } };
