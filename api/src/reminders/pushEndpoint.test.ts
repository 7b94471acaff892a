import { expect, test } from 'vitest';
import { isPushEndpoint } from './pushEndpoint';

const HOSTS = ['fcm.googleapis.com', '*.notify.windows.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-pn1.notify.windows.com/w/?token=x', true],
  ['https://notify.windows.com/', false],
  ['https://evilnotify.windows.com/', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:secret@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://fcm.googleapis.com@127.0.0.1/', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['nonsense', false],
])('%s: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, HOSTS)).toBe(expected);
});
