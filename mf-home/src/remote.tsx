import { defineRemote } from '@reelrupee/federation/remote';
import { Page } from '@reelrupee/ui/core';

function Home() {
  return <Page title="Home">{null}</Page>;
}

export default defineRemote({ screens: { '/': Home } });
