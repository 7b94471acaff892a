import { afterAll, expect, it } from 'vitest';
import webPush, { type VapidKeys } from 'web-push';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { type FakeDevice, startFakePush } from '../testing/fakePush';
import { newPerson, type Person, signedInAgain } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';
import { webPushService } from './pushService';
import { sendDueReminders } from './sendReminders';
import { setMissingKeys } from './subscriptions';
import { readVapidKeys } from './vapidKeys';

const SETTINGS = {
  PUSH_HOSTS: ['fcm.googleapis.com'],
  SITE_URL: 'http://localhost:3000',
  MAIL_FROM: 'ReelRupee <no-reply@reelrupee.local>',
};
const HOUR_S = 60 * 60;
const push = await startFakePush();
afterAll(() => push.stop());

describeOnEngines('the daily reminder', (engine) => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const send = async (stopping?: AbortSignal) => {
    const { database, clock } = engine.api;
    const keys = await readVapidKeys(database.queries, {});
    await sendDueReminders({ database, clock, log }, webPushService(keys, SETTINGS, push.request), stopping);
  };
  const at = (hour: number, day = FIRST_DAY) => engine.api.clock.setIstDay(day, hour);
  const turnOn = ({ userId, token }: Person, device: FakeDevice, hour: number) =>
    mustCall(engine.api.url, 'setReminder', { userId, hour, ...device.subscription }, token);
  const readBy = ({ userId, token }: Person, device: FakeDevice) =>
    mustCall(engine.api.url, 'getReminder', { userId, endpoint: device.subscription.endpoint }, token);
  /** A user with the free plan whose phone is reminded at 19:00. */
  const remindedUser = async () => {
    const person = await newPerson(engine.api);
    const plan = await activateFree(engine.api, person);
    const device = push.addDevice();
    await turnOn(person, device, 19);
    return { person, device, planId: plan._id };
  };

  it('is claimed no more once the server stops, and is left to another', async () => {
    const { device } = await remindedUser();
    at(19);
    await send(AbortSignal.abort());
    expect(device.received).toEqual([]);
    await send();
    expect(device.received).toHaveLength(1);
  });

  it('comes at the hour of the user, once a day, and is gone by midnight', async () => {
    const { device } = await remindedUser();
    at(18.9);
    await send();
    expect(device.received).toEqual([]);
    at(19);
    await Promise.all([send(), send(), send(), send()]);
    await send();
    expect(device.received.map(({ message }) => message)).toEqual([
      {
        title: '10 reels left today',
        body: 'Streak: 0 of 10 days. Tap to watch.',
        language: 'en',
        reelsLeft: 10,
      },
    ]);
    expect(device.received[0]?.headers).toMatchObject({
      ttl: String(5 * HOUR_S),
      topic: 'reminder',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
    });
    at(19, addDays(FIRST_DAY, 1));
    await send();
    expect(device.received).toHaveLength(2);
  });

  it('is in the user’s language', async () => {
    const { person, device, planId } = await remindedUser();
    const { userId, token } = person;
    await mustCall(engine.api.url, 'setUserLanguage', { userId, language: 'hi' }, token);
    await watchReels(engine.api, person, planId, 1);
    at(19);
    await send();
    expect(device.received[0]?.message).toMatchObject({ title: 'आज की 9 रील बाकी हैं', language: 'hi' });
  });

  it('comes up to two hours late after an outage, and not later', async () => {
    const [late, missed] = [await remindedUser(), await remindedUser()];
    at(21.5);
    await turnOn(missed.person, missed.device, 17);
    await send();
    expect([late.device.received.length, missed.device.received.length]).toEqual([1, 0]);
    const tooLate = await remindedUser();
    at(22);
    await send();
    expect(tooLate.device.received).toEqual([]);
  });

  it('starts tomorrow if its hour has begun, also when the hour is moved', async () => {
    const { person, device } = await remindedUser();
    expect(await readBy(person, device)).toMatchObject({ hour: 19, isOn: true, nextOn: FIRST_DAY });
    at(18.5);
    expect(await turnOn(person, device, 18)).toMatchObject({ hour: 18, nextOn: addDays(FIRST_DAY, 1) });
    await send();
    await turnOn(person, device, 20);
    at(20);
    await send();
    expect(device.received).toEqual([]);
  });

  it('does not come when there is nothing left to watch, or to a frozen user', async () => {
    const { person, device, planId } = await remindedUser();
    await watchReels(engine.api, person, planId, 10);
    const withoutPlan = await newPerson(engine.api);
    const other = push.addDevice();
    await turnOn(withoutPlan, other, 19);
    const frozen = await remindedUser();
    const freeze = { _id: frozen.person.userId, frozen: true, reason: 'Under review' };
    await mustCall(engine.api.url, 'adminFreezeUser', freeze, engine.api.admin.token);
    at(19);
    await send();
    expect([device.received, other.received, frozen.device.received]).toEqual([[], [], []]);
  });

  it('ends on a device that logs out or is logged out, and continues on the others', async () => {
    const { person, device: phone } = await remindedUser();
    const tablet = push.addDevice();
    const onTablet = await signedInAgain(engine.api, person);
    await turnOn(onTablet, tablet, 19);
    const laptop = push.addDevice();
    const onLaptop = await signedInAgain(engine.api, person);
    await turnOn(onLaptop, laptop, 19);
    await mustCall(engine.api.url, 'userLogout', {}, person.token);
    at(19);
    await send();
    expect([phone.received.length, tablet.received.length, laptop.received.length]).toEqual([0, 1, 1]);
    await mustCall(engine.api.url, 'endUserSessions', { userId: person.userId }, onLaptop.token);
    expect(await readBy(onLaptop, tablet)).toMatchObject({ isOn: false });
    at(19, addDays(FIRST_DAY, 1));
    await send();
    expect([phone.received.length, tablet.received.length, laptop.received.length]).toEqual([0, 1, 2]);
  });

  it('is shown as off once the session that turned it on has expired', async () => {
    const { person, device } = await remindedUser();
    at(18, addDays(FIRST_DAY, 15));
    const again = await signedInAgain(engine.api, person);
    expect(await readBy(again, device)).toEqual({ hour: 19, isOn: false, publicKey: expect.any(String) });
    await turnOn(again, device, 19);
    expect(await readBy(again, device)).toMatchObject({ isOn: true });
  });

  it('is not claimed once the sessions of all its devices have expired', async () => {
    const { person } = await remindedUser();
    at(19, addDays(FIRST_DAY, 15));
    await send();
    const claimed = await engine.api.database.queries
      .selectFrom('sent_reminders')
      .select('day')
      .where('user_id', '=', person.userId)
      .execute();
    expect(claimed).toEqual([]);
  });

  it('is turned off by the user, and forgets a subscription that has ended but not one that failed', async () => {
    const [off, gone, failed] = [await remindedUser(), await remindedUser(), await remindedUser()];
    const { userId, token } = off.person;
    const { endpoint } = off.device.subscription;
    await mustCall(engine.api.url, 'endReminder', { userId, endpoint }, token);
    expect(await readBy(off.person, off.device)).toEqual({ isOn: false, publicKey: expect.any(String) });
    gone.device.status = 410;
    failed.device.status = 503;
    at(19);
    await send();
    expect(off.device.received).toEqual([]);
    expect(await readBy(gone.person, gone.device)).toMatchObject({ isOn: false });
    expect(await readBy(failed.person, failed.device)).toMatchObject({ isOn: true });
  });

  it('ends with another key pair, until the user turns it on again', async () => {
    const { person, device } = await remindedUser();
    const { publicKey } = await readBy(person, device);
    const other = webPush.generateVAPIDKeys();
    const setKeys = (keys: VapidKeys) =>
      engine.api.database.queries
        .updateTable('push_keys')
        .set({ public_key: keys.publicKey, private_key: keys.privateKey })
        .execute();
    const before = await readVapidKeys(engine.api.database.queries, {});
    await setKeys(other);
    at(19);
    await send();
    expect(device.received).toEqual([]);
    expect(await readBy(person, device)).toEqual({ publicKey: other.publicKey, hour: 19, isOn: false });
    // A page from before the change subscribes to the key that it knows.
    const { userId, token } = person;
    const late = { userId, hour: 20, publicKey, ...device.subscription };
    expect(await mustCall(engine.api.url, 'setReminder', late, token)).toMatchObject({ isOn: false });
    const again = push.addDevice();
    expect(await turnOn(person, again, 20)).toMatchObject({ isOn: true });
    at(20);
    await send();
    expect([device.received.length, again.received.length]).toEqual([0, 1]);
    await setKeys(before);
  });

  it('of a version without keys is for the key of the first start after it', async () => {
    const { person, device } = await remindedUser();
    const { queries } = engine.api.database;
    await queries.updateTable('push_subscriptions').set({ public_key: null }).execute();
    const { publicKey } = await readVapidKeys(queries, {});
    await setMissingKeys(queries, publicKey);
    await setMissingKeys(queries, webPush.generateVAPIDKeys().publicKey);
    expect(await readBy(person, device)).toMatchObject({ publicKey, isOn: true });
  });

  it('belongs to the user who asked last in a browser', async () => {
    const { person, device } = await remindedUser();
    const next = await newPerson(engine.api);
    await turnOn(next, device, 19);
    expect(await readBy(person, device)).toMatchObject({ isOn: false });
    expect(await readBy(next, device)).toMatchObject({ isOn: true });
  });

  it('is not sent to hosts that are no push services', async () => {
    const { userId, token } = await newPerson(engine.api);
    const { keys } = push.addDevice().subscription;
    for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://evil.example/x']) {
      const reply = await call(engine.api.url, 'setReminder', { userId, hour: 19, endpoint, keys }, token);
      expect(reply).toMatchObject({ code: 400, msg: 'Reminders do not work with this browser.' });
    }
  });
});
