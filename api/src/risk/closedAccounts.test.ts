import { expect, it } from 'vitest';
import { newId } from '../ids';
import { hashDevice, rememberDevice } from '../sessions/devices';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

const close = ({ url }: TestApi, { userId, token }: Person) =>
  call(url, 'closeUserAccount', { userId, loss: 0 }, token);

describeOnEngines(
  'a payout to somebody who has closed earlier accounts',
  (engine) => {
    it('is held for the payee that they were paid to', async () => {
      const { api } = engine;
      const ask = async ({ userId, token }: Person) =>
        (await mustCall(api.url, 'withdrawRequest', { userId, amount: 25 }, token))._id;
      const pay = (_id: string) =>
        call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, api.admin.token);
      const payee = { upi_id: `${newId()}@upi`, phone: '' };
      const newAccount = async () => {
        const person = await newEarner(api);
        await api.database.queries.updateTable('users').set(payee).where('id', '=', person.userId).execute();
        return person;
      };
      for (let closed = 0; closed < 5; closed += 1) {
        const person = await newAccount();
        expect(await pay(await ask(person))).toMatchObject({ code: 200 });
        expect(await close(api, person)).toMatchObject({ code: 200 });
      }
      expect(await pay(await ask(await newAccount()))).toMatchObject({
        code: 409,
        msg: expect.stringContaining('sharedPayee 6'),
      });
    });

    it('counts the closed accounts of a device', async () => {
      const { api } = engine;
      const deviceId = newId();
      const use = async ({ userId }: Person) =>
        rememberDevice(api.database.queries, userId, hashDevice(deviceId) ?? Buffer.of(), api.clock.now());
      for (let closed = 0; closed < 7; closed += 1) {
        const person = await newPerson(api);
        await use(person);
        expect(await close(api, person)).toMatchObject({ code: 200 });
      }
      const person = await newEarner(api);
      await use(person);
      const { userId, token } = person;
      const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 25 }, token);
      const risky = await mustCall(api.url, 'adminListRiskyPayouts', {}, api.admin.token);
      expect(risky.find((payout) => payout._id === _id)?.reasons).toEqual(
        expect.arrayContaining([{ signal: 'sharedDevice', count: 8, points: 60 }]),
      );
    });
  },
  { settings: { RISK_MODE: 'enforce' } },
);
