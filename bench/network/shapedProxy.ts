import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Link, type Lane } from './link';

/** A phone on a slow 4G network, as Lighthouse defines "slow 4G". */
const SLOW_4G = { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 };

export type Network = typeof SLOW_4G;

export interface ShapedProxy {
  /** Address of the upstream as seen through the network. */
  url: string;
  /** Bytes that came down since the last `reset`, heads included. */
  bytesDown: () => number;
  /** The same by the path that they answered. */
  bytesByPath: () => ReadonlyMap<string, number>;
  reset: () => void;
  stop: () => Promise<void>;
}

/** A lane holds at most this much before its sender has to wait. */
const QUEUE_BYTES = 256 * 1024;

/** Puts a network between a browser and a server on this machine. */
export async function startShapedProxy(upstream: string, network: Network = SLOW_4G): Promise<ShapedProxy> {
  const { hostname, port } = new URL(upstream);
  const delayMs = network.roundTripMs / 2;
  const down = new Link({ bitsPerSecond: network.downBitsPerSecond, delayMs });
  const up = new Link({ bitsPerSecond: network.upBitsPerSecond, delayMs });
  const sockets = new Set<Socket>();
  const byPath = new Map<string, number>();

  const server = createServer((client) => {
    const target = connect(Number(port), hostname);
    // Without pipelining, everything that comes down a connection belongs to the last request that went up.
    let path = '';
    const toClient = down.open((packet) => {
      if (packet.length === 0) return client.end();
      byPath.set(path, (byPath.get(path) ?? 0) + packet.length);
      client.write(packet);
      if (toClient.queued() < QUEUE_BYTES) target.resume();
    });
    const toTarget = up.open((packet) => target.write(packet));
    client.on('data', (data) => {
      path = requestedPath(data) ?? path;
    });
    afterHandshake(network.roundTripMs, client, toTarget);
    target.on('data', (data) => {
      toClient.send(data);
      if (toClient.queued() > QUEUE_BYTES) target.pause();
    });
    target.on('end', () => toClient.end());
    for (const [socket, other, lane] of [
      [client, target, toClient],
      [target, client, toTarget],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (socket === client) {
          lane.close();
          other.destroy();
        }
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytesDown: () => [...byPath.values()].reduce((sum, bytes) => sum + bytes, 0),
    bytesByPath: () => byPath,
    reset: () => byPath.clear(),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The kernel opens a local connection at once; over a network the first byte leaves one round trip later. */
function afterHandshake(roundTripMs: number, client: Socket, toTarget: Lane): void {
  let early: Buffer[] | null = [];
  client.on('data', (data) => (early ? early.push(data) : toTarget.send(data)));
  setTimeout(() => {
    for (const data of early ?? []) toTarget.send(data);
    early = null;
  }, roundTripMs);
}

/** The path of a request whose head begins with these bytes; undefined when they are something else. */
function requestedPath(data: Buffer): string | undefined {
  return /^(?:GET|HEAD|POST|OPTIONS) ([^ ?]+)\S* HTTP\/1/.exec(
    data.subarray(0, 4096).toString('latin1'),
  )?.[1];
}
