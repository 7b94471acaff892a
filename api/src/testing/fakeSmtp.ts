import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  to: string;
  /** Headers and text, decoded. */
  content: string;
}

export interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  /** The next mail to an address that has not been waited for. */
  next(to: string): Promise<ReceivedMail>;
  /** The most mails that were on their way at the same time, from the connection to the reply to the mail. */
  mostAtOnce(): number;
  stop(): Promise<void>;
}

/** An SMTP server on this machine that keeps what it receives. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  let open = 0;
  let most = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    open += 1;
    most = Math.max(most, open);
    serve(socket, (mail) => {
      open -= 1;
      received.push(mail);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (to) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = received.find((one) => one.to === to && !taken.has(one));
          if (!mail) return;
          taken.add(mail);
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
        look();
      }),
    mostAtOnce: () => most,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serve(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  let to = '';
  let content: string[] | null = null;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const handle = (line: string) => {
    if (content && line !== '.') return void content.push(line);
    if (content) {
      keep({ to, content: decoded(content.join('\n')) });
      content = null;
      return say('250 kept');
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
    if (verb === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') content = [];
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say(verb === 'DATA' ? '354 go on' : '250 ok');
  };
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(handle);
  });
  say('220 test');
}

/** Texts that are mostly not ASCII arrive in base64, others quoted-printable. */
function decoded(mail: string): string {
  const [head = '', ...body] = mail.split('\n\n');
  const text = body.join('\n\n');
  if (/^content-transfer-encoding: base64$/im.test(head)) {
    return `${head}\n\n${Buffer.from(text, 'base64').toString('utf8')}`;
  }
  return mail.replace(/=\n/g, '').replace(/=3D/g, '=');
}
