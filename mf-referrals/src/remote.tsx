import { defineRemote, lazy } from '@reelrupee/federation/remote';
import { ReferralsScreen } from './ReferralsScreen';

export default defineRemote({
  screens: {
    '/referrals': ReferralsScreen,
    '/referralList': lazy(() => import(/* webpackChunkName: "referralList" */ './ReferralListScreen')),
  },
});
