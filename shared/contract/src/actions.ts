/** The action table: every call of the provider with its payload and its reply. */
import type { z } from 'zod';
import { accountActions } from './actions/account';
import { adjustmentActions } from './actions/adjustments';
import { administratorActions } from './actions/administrators';
import { bookkeepingActions } from './actions/bookkeeping';
import { catalogueActions } from './actions/catalogue';
import { decisionActions } from './actions/decisions';
import { earningActions } from './actions/earning';
import { moneyActions } from './actions/money';
import { payoutBatchActions } from './actions/payoutBatches';
import { payoutPauseActions } from './actions/payoutPause';
import { personalDataActions } from './actions/personalData';
import { profileActions } from './actions/profile';
import { reminderActions } from './actions/reminders';
import { reportActions } from './actions/reports';
import { riskActions } from './actions/risk';
import { sessionActions } from './actions/session';
import { taxActions } from './actions/taxes';
import { walletActions } from './actions/wallet';

export const actions = {
  ...sessionActions,
  ...profileActions,
  ...accountActions,
  ...personalDataActions,
  ...earningActions,
  ...walletActions,
  ...reminderActions,
  ...decisionActions,
  ...payoutBatchActions,
  ...payoutPauseActions,
  ...catalogueActions,
  ...reportActions,
  ...moneyActions,
  ...adjustmentActions,
  ...bookkeepingActions,
  ...taxActions,
  ...administratorActions,
  ...riskActions,
};

export type ActionName = keyof typeof actions;

/** The payload as a caller passes it. Numbers may be text: a multipart form has no other type. */
export type ActionPayload<Name extends ActionName> = z.input<(typeof actions)[Name]['payload']>;

/** The payload after the provider has validated it. */
export type ValidPayload<Name extends ActionName> = z.output<(typeof actions)[Name]['payload']>;

export type ActionData<Name extends ActionName> = z.output<(typeof actions)[Name]['data']>;

/** Fields of the reply in addition to `data`. */
export type ActionBeside<Name extends ActionName> = {
  [Field in keyof (typeof actions)[Name]['beside']]: z.output<
    Extract<(typeof actions)[Name]['beside'][Field], z.ZodType>
  >;
};
