import type { SignedInUser } from '@reelrupee/contract/entities';
import { recharge } from '../../harness/earner';
import { newPerson, register } from '../../harness/people';
import { photo } from '../../harness/photo';
import type { ScreenStates, StateContext } from '../stateContext';

/** Opens a plan’s recharge and reloads it, as when the user returns from a UPI app. */
async function openRecharge(context: StateContext, user: SignedInUser, plan: string): Promise<void> {
  await context.open('/plan', user);
  await context.button(`Recharge Now ${plan}`).click();
  await context.page.waitForURL('**/rechargeNow');
  await context.page.reload();
  await context.waitUntilLoaded();
}

const confirm = (context: StateContext) => context.button('Confirm Recharge');

/** Enters the proof of a payment for the plan of ₹250. */
async function fillProof(context: StateContext): Promise<void> {
  await openRecharge(context, context.fixtures.newcomer, 'Starter');
  await context.page.getByLabel('Transaction ID').fill('412345678901');
  await context.page.locator('input[type=file]').setInputFiles(photo());
  await context.page.getByRole('img', { name: /chosen/i }).waitFor();
}

const INVALID_IMAGES = [
  {
    name: 'no-image',
    file: { name: 'paid.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    message: 'Please choose a JPEG, PNG or WebP image.',
  },
  {
    name: 'too-large',
    file: { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    message: 'This image is larger than 5 MB.',
  },
  {
    name: 'unreadable',
    file: { name: 'cut.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    message: 'This image cannot be read.',
  },
];

export const rechargeStates: ScreenStates = {
  '30-recharge-free': (context) => openRecharge(context, context.fixtures.newcomer, 'Free Plan'),
  '30-recharge-free-beside-paid': async (context) => {
    const user = await register(context.api.url, newPerson('Kiran Joshi'));
    await recharge(context.api, user, 500);
    await openRecharge(context, user, 'Free Plan');
  },
  '30-recharge-paid': (context) => openRecharge(context, context.fixtures.newcomer, 'Starter'),
  '30-recharge-paid-beside-free': (context) => openRecharge(context, context.fixtures.free, 'Crown'),
  '31-recharge-loading': async (context) => {
    await context.open('/plan', context.fixtures.newcomer);
    await context.stall('getRechargeStatus');
    await context.button('Recharge Now Starter').click();
    await context.page.getByRole('group', { name: 'Loading the plan' }).waitFor();
  },
  '32-recharge-error': async (context) => {
    await context.reply('getRechargeStatus', { code: 500, msg: '' });
    await openRecharge(context, context.fixtures.newcomer, 'Starter');
  },
  '33-recharge-payment-dialog': async (context) => {
    await openRecharge(context, context.fixtures.newcomer, 'Crown');
    await context.button('Payment instructions').click();
    await context.page.getByRole('link', { name: 'Pay Now' }).waitFor();
  },
  '34-recharge-rules': async (context) => {
    await openRecharge(context, context.fixtures.newcomer, 'Starter');
    await context.page.getByLabel('Amount paid').fill('');
    await confirm(context).click();
    await context.page.getByText('Transaction ID is required').waitFor();
  },
  '35-recharge-filled': fillProof,
  ...Object.fromEntries(
    INVALID_IMAGES.map(({ name, file, message }) => [
      `35-recharge-image-${name}`,
      async (context: StateContext) => {
        await openRecharge(context, context.fixtures.newcomer, 'Starter');
        await context.page.locator('input[type=file]').setInputFiles(file);
        await context.page.getByText(message).waitFor();
      },
    ]),
  ),
  '36-recharge-sending': async (context) => {
    await fillProof(context);
    await context.stall('rechargePlan');
    await confirm(context).click();
    await context.page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
  },
  '36-recharge-cancelled': async (context) => {
    await context.keepMessages();
    await fillProof(context);
    await context.stall('rechargePlan');
    await confirm(context).click();
    await context.button('Cancel').click();
    await context.page.getByText('Upload cancelled').waitFor();
  },
  '37-recharge-offline': async (context) => {
    await context.keepMessages();
    await fillProof(context);
    await context.goOffline();
    await confirm(context).click();
    await context.page.getByText('What you entered is still here.').waitFor();
  },
  '37-recharge-refused': async (context) => {
    await fillProof(context);
    const msg = 'This transaction ID has already been used for another recharge.';
    await context.reply('rechargePlan', { code: 409, msg });
    await confirm(context).click();
    await context.page.getByRole('main').getByText(msg).waitFor();
  },
  '37-recharge-lost': async (context) => {
    const { page } = context;
    await fillProof(context);
    let drop: () => unknown = () => undefined;
    await page.route('**/rechargePlan', (route) => {
      drop = () => route.abort();
    });
    await Promise.all([page.waitForRequest('**/rechargePlan'), confirm(context).click()]);
    await page.getByRole('link', { name: 'Plans', exact: true }).click();
    await page.waitForURL('**/plan');
    await context.goOffline();
    await drop();
    await page.getByText('may not have arrived').waitFor();
  },
  '38-recharge-gone': async (context) => {
    await openRecharge(context, context.fixtures.newcomer, 'Starter');
    await context.reply('getPlan', { code: 200, msg: '', data: [] });
    await context.page.reload();
    await context.waitUntilLoaded();
    await context.page.getByText('This plan is no longer available').waitFor();
  },
  '38-recharge-pending': (context) => openRecharge(context, context.fixtures.pending, 'Starter'),
  '38-recharge-active': (context) => openRecharge(context, context.fixtures.free, 'Free Plan'),
  '38-recharge-after-rejection': async (context) => {
    const user = await register(context.api.url, newPerson('Sita Devi'));
    await recharge(context.api, user, 500, 'reject');
    await openRecharge(context, user, 'Basic');
  },
};
