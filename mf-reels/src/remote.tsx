import { defineRemote } from '@reelrupee/federation/remote';
import { Page } from '@reelrupee/ui/core';

function CurrentPlan() {
  return <Page title="Your plans">{null}</Page>;
}

function Reels() {
  return <Page title="Reels">{null}</Page>;
}

export default defineRemote({ screens: { '/current_plan': CurrentPlan, '/reels': Reels } });
