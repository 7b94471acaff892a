import { defineRemote } from '@reelrupee/federation/remote';
import { Page } from '@reelrupee/ui/core';

function Profile() {
  return <Page title="Profile">{null}</Page>;
}

function Transactions() {
  return <Page title="Transactions">{null}</Page>;
}

export default defineRemote({ screens: { '/profile': Profile, '/transactions': Transactions } });
