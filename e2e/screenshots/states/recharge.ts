import type { SignedInUser } from '@reelrupee/contract/entities';
import { recharge } from '../../harness/earner';
import { newPerson, register } from '../../harness/people';
import { photo } from '../../harness/photo';
import type { ScreenState, StateContext } from '../stateContext';

/** Opens a plan’s recharge and reloads it, as when the user returns from a UPI app. */
async function openRecharge(context: StateContext, user: SignedInUser, plan: string): Promise<void> {
  await context.open('/plan', user);
  await context.button(`Recharge Now ${plan}`).click();
  await context.page.waitForURL('**/rechargeNow');
  await context.page.reload();
  await context.waitUntilLoaded();
}

const confirm = (context: StateContext) => context.button('Confirm Recharge');

async function fillProof(context: StateContext): Promise<void> {
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

export const rechargeStates: ScreenState[] = [
  {
    name: '30-recharge-free',
    reach: (context) => openRecharge(context, context.fixtures.newcomer, 'Free Plan'),
  },
  {
    name: '30-recharge-paid',
    reach: (context) => openRecharge(context, context.fixtures.newcomer, 'Starter'),
  },
  {
    name: '30-recharge-paid-beside-free',
    reach: (context) => openRecharge(context, context.fixtures.free, 'Crown'),
  },
  {
    name: '31-recharge-loading',
    reach: async (context) => {
      await context.open('/plan', context.fixtures.newcomer);
      await context.stall('getRechargeStatus');
      await context.button('Recharge Now Starter').click();
      await context.page.getByRole('group', { name: 'Loading the plan' }).waitFor();
    },
  },
  {
    name: '32-recharge-error',
    reach: async (context) => {
      await context.reply('getRechargeStatus', { code: 500, msg: '' });
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
    },
  },
  {
    name: '33-recharge-payment-dialog',
    reach: async (context) => {
      await openRecharge(context, context.fixtures.newcomer, 'Crown');
      await context.button('Payment instructions').click();
      await context.page.getByRole('link', { name: 'Pay Now' }).waitFor();
    },
  },
  {
    name: '34-recharge-rules',
    reach: async (context) => {
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await context.page.getByLabel('Amount paid').fill('');
      await confirm(context).click();
      await context.page.getByText('Transaction ID is required').waitFor();
    },
  },
  {
    name: '35-recharge-filled',
    reach: async (context) => {
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await fillProof(context);
    },
  },
  ...INVALID_IMAGES.map(({ name, file, message }) => ({
    name: `35-recharge-image-${name}`,
    reach: async (context: StateContext) => {
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await context.page.locator('input[type=file]').setInputFiles(file);
      await context.page.getByText(message).waitFor();
    },
  })),
  {
    name: '36-recharge-sending',
    reach: async (context) => {
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await fillProof(context);
      await context.stall('rechargePlan');
      await confirm(context).click();
      await context.page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    },
  },
  {
    name: '36-recharge-cancelled',
    reach: async (context) => {
      await context.keepMessages();
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await fillProof(context);
      await context.stall('rechargePlan');
      await confirm(context).click();
      await context.button('Cancel').click();
      await context.page.getByText('Upload cancelled').waitFor();
    },
  },
  {
    name: '37-recharge-offline',
    reach: async (context) => {
      await context.keepMessages();
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await fillProof(context);
      await context.goOffline();
      await confirm(context).click();
      await context.page.getByText('What you entered is still here.').waitFor();
    },
  },
  {
    name: '37-recharge-refused',
    reach: async (context) => {
      await openRecharge(context, context.fixtures.newcomer, 'Starter');
      await fillProof(context);
      const msg = 'This transaction ID has already been used for another recharge.';
      await context.reply('rechargePlan', { code: 409, msg });
      await confirm(context).click();
      await context.page.getByRole('main').getByText(msg).waitFor();
    },
  },
  {
    name: '38-recharge-pending',
    reach: (context) => openRecharge(context, context.fixtures.pending, 'Starter'),
  },
  {
    name: '38-recharge-active',
    reach: (context) => openRecharge(context, context.fixtures.free, 'Free Plan'),
  },
  {
    name: '38-recharge-after-rejection',
    reach: async (context) => {
      const user = await register(context.api.url, newPerson('Sita Devi'));
      await recharge(context.api, user, 500, 'reject');
      await openRecharge(context, user, 'Basic');
    },
  },
];
