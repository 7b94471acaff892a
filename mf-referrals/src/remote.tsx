import { defineRemote } from '@reelrupee/federation/remote';
import { Page } from '@reelrupee/ui/core';

function Referrals() {
  return <Page title="Referrals">{null}</Page>;
}

function ReferralList() {
  return <Page title="Your referrals">{null}</Page>;
}

export default defineRemote({ screens: { '/referrals': Referrals, '/referralList': ReferralList } });
