/** The platform: the shell provides it to all remotes as a singleton. */
export { callAction, type CallOptions } from './api/callAction';
export { abortPreloadedQueries } from './api/preloadedQuery';
export {
  errorMessage,
  signInErrorMessage,
  type ActionOk,
  type ActionResult,
  type ActionError,
  type ErrorTexts,
} from './api/result';
export { mediaUrl, runtimeConfig } from './config';
export type { Device } from './reply/device';
export type { Plan, PlanOffer, UserPlan } from './reply/plan';
export type { RechargeRequest } from './reply/rechargeRequest';
export type { Reel } from './reply/reel';
export type { TodayProgress } from './reply/todayProgress';
export type { Referral, Transaction } from './reply/transaction';
export type { SessionUser, SignedInUser, User } from './reply/user';
export { registerViolationReporter, type ReplyViolation } from './reply/violations';
export { copyText } from './device/copyText';
export { useLoading, withLoading } from './feedback/loading';
export {
  askConfirm,
  closePopup,
  showPopup,
  usePopup,
  type Notice,
  type Popup,
  type Question,
} from './feedback/popups';
export { closeMoment, showMoment, useMoment, type Moment } from './feedback/moments';
export { dismissToast, showToast, TOAST_MS, useToasts, type Toast, type Tone } from './feedback/toasts';
export { discardAllDrafts, discardDraft, saveDraft, readDraft, type Draft } from './form/draft';
export { hasUnsavedChanges, useUnsavedChanges } from './form/unsavedChanges';
export { formatDate, formatDay, formatTime } from './format/date';
export { navigateTo, registerNavigator } from './navigation/navigator';
export { loadTexts } from './language/catalogs';
export { defineTexts } from './language/defineTexts';
export {
  applyLanguage,
  currentLanguage,
  languageChoice,
  restoreLanguage,
  setLanguage,
  syncLanguageAcrossTabs,
  useLanguage,
} from './language/languageStore';
export { formatCount, formatPrice, formatRupees } from '@reelrupee/contract/rupees';
export { LANGUAGE_NAMES, LOCALES, nextLanguage, type Language } from '@reelrupee/contract/languages';
export type { PluralText, Texts, Translate } from './language/textTypes';
export { readRouteState, type RouteState } from './navigation/routeState';
export { routes, type RoutePath } from './navigation/routes';
export { lazyComponent, useLazyComponent, type LazyComponent } from './lazy/lazyComponent';
export {
  preloadQuery,
  clearQueries,
  invalidateActions,
  isQueryCached,
  seedQuery,
  setQueryData,
  useActionQuery,
  type ActionQuery,
  type ActionQueryOptions,
} from './query/useActionQuery';
export { useOnline } from './query/useOnline';
export {
  endSession,
  syncSessionAcrossTabs,
  onUserChange,
  restoreSession,
  sessionToken,
  sessionUserId,
  startSession,
  useSession,
} from './session/sessionStore';
export { requestGoogleToken } from './session/requestGoogleToken';
export { replyText } from './replies/replyText';
export { useRequireUser } from './session/useRequireUser';
