/** A TCP proxy whose connections can fall silent, as after the failure of a machine or of the network. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  port: number;
  /** The connections that are open neither end nor carry anything from now on; new ones work. */
  silence: () => void;
  stop: () => Promise<void>;
}

/** Starts one in front of a server on a Unix socket. */
export async function startSilentProxy(upstream: string): Promise<SilentProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(upstream);
    pairs.add([near, far]);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of [...pairs].flat()) socket.destroy();
      }),
  };
}
