import { expect, it, onTestFinished, vi } from 'vitest';
import { describeOnPglite } from '../testing/engines';
import { openRawConnection } from '../testing/rawConnection';

describeOnPglite('calls that transfer a backup', (engine) => {
  it.each([
    ['adminRestore', 'application/json', 1024 ** 3],
    ['adminRestore', 'application/gzip', 1024 ** 3],
    ['adminRestore', 'multipart/form-data; boundary=edge', 1024 ** 3],
    ['adminBackup', 'application/json', 60_000],
  ])('are refused before their body is read without a session: %s, %s', async (name, type, bytes) => {
    const connection = openRawConnection(engine.api.url);
    onTestFinished(() => connection.end());
    connection.write(
      `POST /${name} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n{`,
    );
    await vi.waitFor(() => expect(connection.received()).toContain('"code":401'), 10_000);
  });

  it('refuse a restore of another type before its body is read', async () => {
    const connection = openRawConnection(engine.api.url);
    onTestFinished(() => connection.end());
    connection.write(
      `POST /adminRestore HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${engine.api.admin.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${1024 ** 3}\r\n\r\n{`,
    );
    await vi.waitFor(() => expect(connection.received()).toMatch(/"code":4\d\d/), 10_000);
  });
});
