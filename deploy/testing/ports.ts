import { connect, createServer, type AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 50;
/** Long, since a busy machine is no failure. */
const LISTENS_WITHIN_MS = 200_000;

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when a server accepts connections on a port. Rejects when none does in time. */
export async function untilListening(port: number): Promise<void> {
  const end = Date.now() + LISTENS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (Date.now() > end) throw new Error(`Nothing listens on port ${port}.`);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(() => resolve(false), LOOK_EVERY_MS));
  });
}
