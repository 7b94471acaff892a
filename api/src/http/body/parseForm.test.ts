import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_FIELD, MOST_PARTS, parseForm } from './parseForm';

const TYPE = 'multipart/form-data; boundary=b';

function part(disposition: string, value: string, headers = ''): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${value}\r\n`;
}

const parse = (body: string, type = TYPE) => parseForm(type, Buffer.from(body));

async function encode(form: FormData): Promise<[type: string, body: Buffer]> {
  const request = new Response(form);
  return [request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer())];
}

describe('a multipart form in memory', () => {
  it('is read as fetch encodes it, whatever text its fields hold', async () => {
    const values = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(values, async (texts) => {
        const form = new FormData();
        texts.forEach((text, place) => form.append(`f${place}`, text));
        // A form with other line breaks is encoded with these.
        const sent = texts.map((text, place) => [`f${place}`, text.replace(/\r\n?|\n/g, '\r\n')]);
        expect(parseForm(...(await encode(form)))).toEqual({ kind: 'form', fields: sent });
      }),
    );
  });

  it('has a file as a Blob', async () => {
    const form = new FormData();
    form.append('proof', new Blob([Buffer.from([0, 13, 10, 255])]), 'a"; name="b.png');
    const parsed = parseForm(...(await encode(form)));
    if (parsed.kind !== 'form') throw new Error(parsed.kind);
    const [[name, file] = ['', null]] = parsed.fields;
    if (!(file instanceof Blob)) throw new Error('not a file');
    expect(name).toBe('proof');
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 13, 10, 255]);
  });

  it('may be empty, and may have a quoted boundary and other headers', async () => {
    expect(parse('')).toEqual({ kind: 'form', fields: [] });
    expect(parse('--b--\r\n')).toEqual({ kind: 'form', fields: [] });
    const typed = part('name="a"', '1', 'Content-Type: text/plain\r\n');
    expect(parse(`${typed}--b--\r\n`, 'multipart/form-data; boundary="b"')).toEqual({
      kind: 'form',
      fields: [['a', '1']],
    });
  });

  it.each([
    ['cut off in a value', part('name="a"', '1')],
    ['cut off in a head', '--b\r\nContent-Disposition: form-data; name="a"'],
    ['without a name', `${part('filename="a"', '1')}--b--`],
    ['without a disposition', '--b\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--'],
    ['with text before its first part', `x\r\n${part('name="a"', '1')}--b--`],
    ['with another boundary', `${part('name="a"', '1').replaceAll('--b', '--c')}--c--`],
    ['of too many parts', `${part('name="a"', '1').repeat(MOST_PARTS + 1)}--b--`],
  ])('is malformed %s', async (_how, body) => {
    expect(parse(body)).toEqual({ kind: 'malformed' });
  });

  it('is malformed without a boundary', async () => {
    const form = `${part('name="a"', '1')}--b--`;
    expect(parse(form, 'multipart/form-data')).toEqual({ kind: 'malformed' });
  });

  it('has fields of a bounded length', async () => {
    const longest = 'x'.repeat(LONGEST_FIELD);
    expect(parse(`${part('name="a"', longest)}--b--`)).toMatchObject({ kind: 'form' });
    const tooLong = `${part('name="a"', `${longest}x`)}--b--`;
    expect(parse(tooLong)).toEqual({ kind: 'field-too-long', name: 'a' });
  });
});
