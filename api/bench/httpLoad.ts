import { Agent, request } from 'node:http';

const BOUNDARY = 'bench-boundary';

/** Calls actions over kept connections as the site does, as multipart; anything but code 200 is an error. */
export function httpCaller(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(url);
  const call = (name: string, payload: Record<string, string>, token: string): Promise<void> => {
    const parts = Object.entries(payload).map(
      ([field, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const body = Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      authorization: `Bearer ${token}`,
      range: 'bytes=0-',
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, path: `/${name}`, method: 'POST', headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (text.startsWith('{"code":200')) resolve();
            else reject(new Error(`${name}: ${text.slice(0, 200)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
  return { call, close: () => agent.destroy() };
}
