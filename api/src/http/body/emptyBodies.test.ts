import { expect, it } from 'vitest';
import { describeOnOneEngine } from '../../testing/engines';
import { newPerson } from '../../testing/people';

describeOnOneEngine('an empty body', (engine) => {
  it.each([
    undefined,
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
  ])('of the type %s is a call without fields', async (type) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const response = await fetch(`${engine.api.url}/getPlan`, { method: 'POST', headers });
    expect(await response.json()).toMatchObject({ code: 200, data: { length: 8 } });
  });
});

describeOnOneEngine('an image that is left out', (engine) => {
  it.each([
    ['multipart', toForm],
    ['urlencoded', (fields: Fields) => new URLSearchParams(fields)],
  ])('may be an empty text of a form: %s', async (_encoding, encode) => {
    const { userId, token } = await newPerson(engine.api);
    const body = encode({ userId, amount: '5', qrImage: '' });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${engine.api.url}/withdrawRequest`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ code: 409, msg: expect.stringContaining('Insufficient') });
  });
});

type Fields = Record<string, string>;

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
