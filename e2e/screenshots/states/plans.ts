import type { SignedInUser } from '@reelrupee/contract/entities';
import { recharge, requestRecharge } from '../../harness/earner';
import { newPerson, register } from '../../harness/people';
import { photo } from '../../harness/pngImage';
import type { ScreenState, StateContext } from '../stateContext';

/** Opens a plan's recharge, and reloads it, so that it comes as it does for who returns from a UPI app. */
async function openRecharge(stage: StateContext, user: SignedInUser, plan: string): Promise<void> {
  await stage.open('/plan', user);
  await stage.button(`Recharge Now ${plan}`).click();
  await stage.page.waitForURL('**/rechargeNow');
  await stage.page.reload();
  await stage.settled();
}

async function openDetail(stage: StateContext, plan: string, user?: SignedInUser): Promise<void> {
  await stage.open('/plan', user);
  await stage.button(plan).click();
  await stage.page.waitForURL('**/recharge-plan');
  await stage.page.reload();
  await stage.settled();
}

const confirm = (stage: StateContext) => stage.button('Confirm Recharge');

async function fillProof(stage: StateContext): Promise<void> {
  await stage.page.getByLabel('Transaction ID').fill('412345678901');
  await stage.page.locator('input[type=file]').setInputFiles(photo());
  await stage.page.getByRole('img', { name: /chosen/i }).waitFor();
}

const IMAGE_TROUBLES = [
  {
    name: 'no-image',
    file: { name: 'paid.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    said: 'Please choose a JPEG, PNG or WebP image.',
  },
  {
    name: 'too-large',
    file: { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    said: 'This image is larger than 5 MB.',
  },
  {
    name: 'unreadable',
    file: { name: 'cut.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    said: 'This image cannot be read.',
  },
];

export const planStates: ScreenState[] = [
  { name: '20-plan-visitor', reach: (stage) => stage.open('/plan') },
  { name: '20-plan-user', reach: (stage) => stage.open('/plan', stage.cast.rich) },
  {
    name: '21-plan-loading',
    reach: async (stage) => {
      await stage.stall('getPlan');
      await stage.visit('/plan');
      await stage.page.getByRole('group', { name: 'Loading plans' }).waitFor();
    },
  },
  {
    name: '22-plan-error',
    reach: async (stage) => {
      await stage.answer('getPlan', { code: 500, msg: '' });
      await stage.open('/plan');
    },
  },
  {
    name: '23-plan-empty',
    reach: async (stage) => {
      await stage.answer('getPlan', { code: 200, msg: '', data: [] });
      await stage.open('/plan');
    },
  },
  {
    name: '24-plan-offline',
    reach: async (stage) => {
      await stage.open('/plan');
      await stage.goOffline();
    },
  },
  { name: '24-detail-none', reach: (stage) => stage.open('/recharge-plan') },
  { name: '25-detail-free-visitor', reach: (stage) => openDetail(stage, 'Free Plan') },
  { name: '25-detail-paid-visitor', reach: (stage) => openDetail(stage, 'Crown') },
  { name: '25-detail-paid-user', reach: (stage) => openDetail(stage, 'Starter', stage.cast.newcomer) },
];

export const rechargeStates: ScreenState[] = [
  { name: '30-recharge-free', reach: (stage) => openRecharge(stage, stage.cast.newcomer, 'Free Plan') },
  { name: '30-recharge-paid', reach: (stage) => openRecharge(stage, stage.cast.newcomer, 'Starter') },
  { name: '30-recharge-paid-beside-free', reach: (stage) => openRecharge(stage, stage.cast.free, 'Crown') },
  {
    name: '31-recharge-loading',
    reach: async (stage) => {
      await stage.open('/plan', stage.cast.newcomer);
      await stage.stall('getRechargeStatus');
      await stage.button('Recharge Now Starter').click();
      await stage.page.getByRole('group', { name: 'Loading the plan' }).waitFor();
    },
  },
  {
    name: '32-recharge-error',
    reach: async (stage) => {
      await stage.answer('getRechargeStatus', { code: 500, msg: '' });
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
    },
  },
  {
    name: '33-recharge-payment-dialog',
    reach: async (stage) => {
      await openRecharge(stage, stage.cast.newcomer, 'Crown');
      await stage.button('Payment instructions').click();
      await stage.page.getByRole('link', { name: 'Pay Now' }).waitFor();
    },
  },
  {
    name: '34-recharge-rules',
    reach: async (stage) => {
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await stage.page.getByLabel('Amount paid').fill('');
      await confirm(stage).click();
      await stage.page.getByText('Transaction ID is required').waitFor();
    },
  },
  {
    name: '35-recharge-filled',
    reach: async (stage) => {
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await fillProof(stage);
    },
  },
  ...IMAGE_TROUBLES.map(({ name, file, said }) => ({
    name: `35-recharge-image-${name}`,
    reach: async (stage: StateContext) => {
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await stage.page.locator('input[type=file]').setInputFiles(file);
      await stage.page.getByText(said).waitFor();
    },
  })),
  {
    name: '36-recharge-sending',
    reach: async (stage) => {
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await fillProof(stage);
      await stage.stall('rechargePlan');
      await confirm(stage).click();
      await stage.page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    },
  },
  {
    name: '36-recharge-cancelled',
    reach: async (stage) => {
      await stage.keepMessages();
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await fillProof(stage);
      await stage.stall('rechargePlan');
      await confirm(stage).click();
      await stage.button('Cancel').click();
      await stage.page.getByText('Upload cancelled').waitFor();
    },
  },
  {
    name: '37-recharge-offline',
    reach: async (stage) => {
      await stage.keepMessages();
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await fillProof(stage);
      await stage.goOffline();
      await confirm(stage).click();
      await stage.page.getByText('What you entered is still here.').waitFor();
    },
  },
  {
    name: '37-recharge-refused',
    reach: async (stage) => {
      await openRecharge(stage, stage.cast.newcomer, 'Starter');
      await fillProof(stage);
      const msg = 'This transaction ID has already been used for another recharge.';
      await stage.answer('rechargePlan', { code: 409, msg });
      await confirm(stage).click();
      await stage.page.getByRole('main').getByText(msg).waitFor();
    },
  },
  { name: '38-recharge-pending', reach: (stage) => openRecharge(stage, stage.cast.pending, 'Starter') },
  { name: '38-recharge-active', reach: (stage) => openRecharge(stage, stage.cast.free, 'Free Plan') },
  {
    name: '38-recharge-after-rejection',
    reach: async (stage) => {
      const user = await register(stage.api.url, newPerson('Sita Devi'));
      await recharge(stage.api, user, 500, 'reject');
      await openRecharge(stage, user, 'Basic');
    },
  },
];

export const currentPlanStates: ScreenState[] = [
  { name: '40-current-none', reach: (stage) => stage.open('/current_plan', stage.cast.newcomer) },
  { name: '40-current-free', reach: (stage) => stage.open('/current_plan', stage.cast.free) },
  { name: '40-current-day-done', reach: (stage) => stage.open('/current_plan', stage.cast.finished) },
  { name: '40-current-unlocked', reach: (stage) => stage.open('/current_plan', stage.cast.unlocked) },
  { name: '40-current-pending', reach: (stage) => stage.open('/current_plan', stage.cast.pending) },
  { name: '40-current-paid', reach: (stage) => stage.open('/current_plan', stage.cast.rich) },
  { name: '40-current-ended', reach: (stage) => stage.open('/current_plan', stage.cast.veteran) },
  {
    name: '40-current-rejected',
    reach: async (stage) => {
      const user = await register(stage.api.url, newPerson('Sita Devi'));
      await recharge(stage.api, user, 500, 'reject');
      await requestRecharge(stage.api, user, 1000);
      await stage.open('/current_plan', user);
    },
  },
  {
    name: '41-current-loading',
    reach: async (stage) => {
      await stage.stall('getUserPlans');
      await stage.visit('/current_plan', stage.cast.free);
      await stage.page.getByText('Loading your plans').waitFor();
    },
  },
  {
    name: '42-current-error',
    reach: async (stage) => {
      await stage.answer('getUserPlans', { code: 500, msg: '' });
      await stage.open('/current_plan', stage.cast.free);
    },
  },
  {
    name: '43-current-offline',
    reach: async (stage) => {
      await stage.open('/current_plan', stage.cast.free);
      await stage.goOffline();
    },
  },
];
