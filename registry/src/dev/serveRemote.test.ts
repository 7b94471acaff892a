import { expect, test } from 'vitest';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { testFolder } from '../testing/testFolder';
import { serveRemote } from './serveRemote';

test.each(['--port', '--remote-port'] as const)(
  'the port of another development server is refused, with %s as the way out',
  async (portOption) => {
    // As the server of another remote replies.
    const other = await startLocalServer((_request, response) => response.end('{"id":"development"}'));
    const port = Number(new URL(other.url).port);
    const served = serveRemote({ dir: testFolder(), port, updates: 'reload', portOption });
    await expect(served).rejects.toThrow(
      `Port ${port} is taken.\nName another one: ${portOption} ${port + 1}.`,
    );
    await other.stop();
  },
);
