import { defineRemote } from '@reelrupee/federation/remote';
import { ReferralListScreen } from './ReferralListScreen';
import { ReferralsScreen } from './ReferralsScreen';

export default defineRemote({
  screens: { '/referrals': ReferralsScreen, '/referralList': ReferralListScreen },
});
