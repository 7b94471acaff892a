/**
 * The boundary to the provider: one reader per action turns a reply into what screens use. The fields of
 * `docs/providers.md` are enough, further ones are optional; what does not fit is dropped and reported.
 */
import type { ActionBeside, ActionData, ActionName } from '@reelrupee/contract/actions';
import { readDevice } from './device';
import { count, day, flag, id, text } from './fields';
import { readPlanOffer, readUserPlan, type UserPlan } from './plan';
import { below, isRecord, readFields, readList, type Read, type ReportDrop } from './readFields';
import { readRechargeRequest, readRechargeStatus } from './rechargeRequest';
import { readReel, readWatchCredit } from './reel';
import { readTodayProgress } from './todayProgress';
import { readReferral, readTransaction } from './transaction';
import { readSignedInUser, readUser } from './user';

type ReplyBody = Record<string, unknown>;

/** Gives null for a reply without usable data. */
type ReadReply<Reply> = (reply: ReplyBody, report: ReportDrop) => Reply | null;

function dataOf<Data>(read: Read<Data>): ReadReply<{ data: Data }> {
  return ({ data }, report) => {
    const value = read(data, below(report, 'data'));
    return value === null ? null : { data: value };
  };
}

function listOf<Entry>(read: Read<Entry>): ReadReply<{ data: Entry[] }> {
  return dataOf((data, report) => {
    if (data === undefined || data === null) report('');
    return readList(data, read, report);
  });
}

/** For actions whose reply is only its message. */
const noData: ReadReply<{ data: null }> = () => ({ data: null });

const readPlans: Read<{ plans: UserPlan[] }> = (data, report) => {
  const given = isRecord(data) ? data['plans'] : data;
  const plans = readList(given, readUserPlan, below(report, '.plans'));
  return plans && { plans };
};

const personFields = { name: text, phone: text };
const pageFields = { planId: id, skip: count(), hasMore: flag };
const countField = { count: count() };
const reminderFields = { publicKey: id, hour: count(23), isOn: flag, nextOn: day };

const readReminder = dataOf((data, report) => readFields(reminderFields, isRecord(data) ? data : {}, report));

const replyReaders = {
  userRegister: dataOf(readSignedInUser),
  userLogin: dataOf(readSignedInUser),
  googleLogin: dataOf(readSignedInUser),
  userLogout: noData,
  requestPasswordReset: dataOf((data, report) =>
    readFields({ sent: flag }, isRecord(data) ? data : {}, report),
  ),
  resetPassword: noData,
  verifyEmail: noData,
  sendEmailVerification: noData,
  setUserLanguage: noData,
  changePassword: noData,
  endUserSession: noData,
  endUserSessions: noData,
  getUserSessions: listOf(readDevice),
  getUserbyEmail: dataOf((data, report) => readFields(personFields, isRecord(data) ? data : {}, report)),
  getUserProfile: dataOf(readUser),
  // The profile is saved, whatever the reply's data is.
  updateUserProfile: ({ data }: ReplyBody, report: ReportDrop) => ({
    data: readUser(data, below(report, 'data')),
  }),
  getPlan: listOf(readPlanOffer),
  getUserPlans: dataOf(readPlans),
  getUserTodayProgress: listOf(readTodayProgress),
  getUserPendingAndApprovedRechargePlan: listOf(readRechargeRequest),
  getUserPendingRechargeList: listOf(readRechargeRequest),
  getRechargeStatus: dataOf(readRechargeStatus),
  rechargePlan: noData,
  deleteRejectedRequest: noData,
  // The request is made, whatever the reply's data is.
  withdrawRequest: dataOf((data, report) => readFields({ status: text }, isRecord(data) ? data : {}, report)),
  getUserTransactions: listOf(readTransaction),
  getUserReferrals: (reply: ReplyBody, report: ReportDrop) => {
    const page = listOf(readReferral)(reply, report);
    return page && { ...page, count: readFields(countField, reply, report).count };
  },
  getReminder: readReminder,
  setReminder: readReminder,
  endReminder: noData,
  getSampleReels: listOf(readReel),
  getReelsByUserPlan: (reply: ReplyBody, report: ReportDrop) => {
    const page = listOf(readReel)(reply, report);
    if (page === null) return null;
    const { planId, skip, hasMore } = readFields(pageFields, reply, report);
    return { ...page, planId: planId ?? null, skip, hasMore: hasMore ?? page.data.length > 0 };
  },
  markReelWatched: dataOf(readWatchCredit),
} satisfies Partial<Record<ActionName, ReadReply<object>>>;

type ReadName = keyof typeof replyReaders;

/** The reply of an action as screens use it. Actions without a reader, those of operators, pass as the contract has them. */
export type Reply<Name extends ActionName> = Name extends ReadName
  ? NonNullable<ReturnType<(typeof replyReaders)[Name]>>
  : { data: ActionData<Name> } & ActionBeside<Name>;

/** Reads the reply of an action; null when its data cannot be used. */
export function readReply(name: string, reply: ReplyBody, report: ReportDrop): object | null {
  const readers: Record<string, ReadReply<object>> = replyReaders;
  return Object.hasOwn(readers, name) ? (readers[name]?.(reply, report) ?? null) : reply;
}
