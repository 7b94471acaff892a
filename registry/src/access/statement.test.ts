import { expect, test } from 'vitest';
import { grant } from './access';
import { keyId, makeKey, signStatement, verifyStatement } from './statement';

const { privateKey, publicKey } = makeKey();
const about = { remote: 'mf-quiz', release: '1.0.0-a', content: 'hash' };
const signedAt = '2026-01-31T09:00:00.000Z';
const statement = await signStatement({ ...about, signedAt }, privateKey);
const known = grant({}, 'mf-quiz', { keys: [{ id: keyId(publicKey), publicKey, owner: 'asha' }] });
const verify = (access: typeof known, at: string) =>
  verifyStatement(access, statement, { ...about, now: Date.parse(at) });

test('a statement by the team’s key is accepted', async () => {
  expect(await verify(known, signedAt)).toMatchObject(about);
});

test('a key that the registry does not know yet goes to its operator', async () => {
  await expect(verify({}, signedAt)).rejects.toThrow(
    /which is none of mf-quiz’s team\.\nSend its public part, which npx reelrupee key shows, to the registry’s operator/,
  );
});

test.each(['2026-01-31T08:49:00.000Z', '2026-01-31T09:11:00.000Z'])(
  'a clock that differs from that of the registry, %s, is the reason that is given',
  async (now) => {
    await expect(verify(known, now)).rejects.toThrow(
      `The signature was made at ${signedAt}, and the clock of the registry shows ${now}.\nSet the clock of this machine right`,
    );
  },
);
