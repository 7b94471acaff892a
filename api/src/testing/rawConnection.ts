import { connect } from 'node:net';

export interface RawConnection {
  /** Text received so far. */
  received(): string;
  /** Writes bytes as they are; ignored once the connection is closed. */
  write(bytes: string | Buffer): void;
  /** Resolves with the first line of the reply. */
  statusLine: Promise<string>;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
  end(): void;
}

/** Opens a TCP connection to a server, for requests that no HTTP client would send. */
export function openRawConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // A connection that the server resets is closed, which is what the tests look at.
  socket.on('error', () => undefined);
  const statusLine = new Promise<string>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      if (received.includes('\r\n')) resolve(received.slice(0, received.indexOf('\r\n')));
    });
    void closed.then(() => reject(new Error('The connection was closed without a reply')));
  });
  statusLine.catch(() => undefined);
  return {
    received: () => received,
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    statusLine,
    closed,
    end: () => void socket.destroy(),
  };
}
