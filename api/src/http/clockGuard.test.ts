import { expect, it } from 'vitest';
import { call } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';

const LIMIT_S = 30;

describeOnEngines(
  'a process whose clock is wrong',
  (engine) => {
    /** Sets the clock to so many seconds after that of the database's machine. */
    function setAhead(seconds: number): void {
      const { clock } = engine.api;
      clock.advance(Date.now() + seconds * 1000 - clock.now().getTime());
    }

    async function replies() {
      const { url } = engine.api;
      const body = new FormData();
      body.set('empty', '');
      const posted = await fetch(`${url}/getPlan`, { method: 'POST', body });
      return {
        call: posted.status,
        ready: (await fetch(`${url}/readyz`)).status,
        alive: (await fetch(`${url}/healthz`)).status,
      };
    }

    it.each([3600, 40, -40, -3600])(
      'refuses calls and is not ready while it is %i s ahead',
      async (seconds) => {
        setAhead(seconds);
        expect(await replies()).toEqual({ call: 503, ready: 503, alive: 200 });
        expect(await call(engine.api.url, 'getPlan', {})).toEqual({
          code: 503,
          msg: 'The service is busy. Please try again in a few seconds.',
          data: null,
        });
        setAhead(0);
        expect(await replies()).toEqual({ call: 200, ready: 200, alive: 200 });
      },
    );

    it.each([20, -20])('works while it is %i s ahead', async (seconds) => {
      setAhead(3600);
      await replies();
      setAhead(seconds);
      expect(await replies()).toEqual({ call: 200, ready: 200, alive: 200 });
    });
  },
  { settings: { MAX_CLOCK_OFFSET_SECONDS: LIMIT_S } },
);
