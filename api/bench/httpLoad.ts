import { connect, type Socket } from 'node:net';

const BOUNDARY = 'bench-boundary';

export interface HttpCaller {
  /** Calls an action as multipart, like the site. Throws on any other code than the expected one, by default 200. */
  call(name: string, payload: Record<string, string>, token: string, code?: number): Promise<void>;
  close(): void;
}

/**
 * A client with little overhead, since it shares the machine with the server: keep-alive connections with one request
 * at a time, and only length and code of the reply are parsed.
 */
export function httpCaller(url: string, atOnce: number): HttpCaller {
  const { hostname, port } = new URL(url);
  const open = () => connection(hostname, Number(port));
  const free = Array.from({ length: atOnce }, open);
  return {
    call: async (name, payload, token, code = 200) => {
      const kept = free.pop();
      if (!kept) throw new Error('More calls at once than connections');
      // The server closes a connection after a minute without a call.
      const own = kept.socket.destroyed ? open() : kept;
      try {
        const answer = await own.ask(requestText(name, payload, token));
        if (!answer.includes(`\r\n\r\n{"code":${code},`)) throw new Error(`${name}: ${answer.slice(-200)}`);
      } finally {
        free.push(own);
      }
    },
    close: () => {
      for (const { socket } of free) socket.destroy();
    },
  };
}

function requestText(name: string, payload: Record<string, string>, token: string): string {
  const parts = Object.entries(payload).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return (
    `POST /${name} HTTP/1.1\r\nHost: bench\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nAuthorization: Bearer ${token}\r\nRange: bytes=0-\r\n\r\n${body}`
  );
}

interface Connection {
  socket: Socket;
  /** Sends a request and resolves with the raw reply, head and body. */
  ask(request: string): Promise<string>;
}

function connection(host: string, port: number): Connection {
  const socket = connect({ host, port, noDelay: true });
  socket.setEncoding('latin1');
  let answer = '';
  let waiting: { resolve(answer: string): void; reject(error: Error): void } | null = null;
  socket.on('data', (text: string) => {
    answer += text;
    if (!isWhole(answer)) return;
    const whole = answer;
    answer = '';
    waiting?.resolve(whole);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The server hung up')));
  const ask = (request: string) =>
    new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
  return { socket, ask };
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, head));
  return answer.length >= head + 4 + Number(length?.[1] ?? 0);
}
