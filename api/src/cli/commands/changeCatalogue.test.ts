import { expect, it } from 'vitest';
import { mustCall } from '../../testing/apiClient';
import { describeOnOneEngine } from '../../testing/engines';
import { type AdminClient, adminClient } from '../adminClient';
import { addReel, changePlan } from './changeCatalogue';

describeOnOneEngine('a change of a plan', (engine) => {
  it('leaves a plan off sale, at the price, that another operator gives it meanwhile', async () => {
    const { url, admin } = engine.api;
    const terms = { title: 'Festival', rechargeAmount: 100, earningsPerReel: 1 };
    const { _id } = await mustCall(url, 'adminSavePlan', terms, admin.token);
    const own = adminClient(url, () => Promise.resolve(admin.token));
    const client: AdminClient = {
      ...own,
      call: async (name, payload) => {
        const reply = await own.call(name, payload);
        if (name === 'adminListPlans')
          await mustCall(url, 'adminSavePlan', { _id, rechargeAmount: 120, active: false }, admin.token);
        return reply;
      },
    };
    expect(await changePlan(client, _id, { perReel: '1.5' })).toMatch(
      /Festival, ₹120\.00, ₹1\.50 per reel, not on sale\n/,
    );
    expect(await changePlan(own, _id, { onSale: true })).toMatch(/₹1\.50 per reel, on sale\n/);
  });
});

describeOnOneEngine('a new reel', (engine) => {
  const add = (files: { video: string; poster?: string }) =>
    addReel(
      adminClient(engine.api.url, () => Promise.resolve(engine.api.admin.token)),
      { title: 'Tax', seconds: '20', ...files },
    );

  it('without files in the media folder is added with a warning, since another host may have them', async () => {
    const { data } = await adminClient(engine.api.url, () => Promise.resolve(engine.api.admin.token)).call(
      'adminListReels',
      {},
    );
    const { videoUrl: video = '' } = data[0] ?? {};
    expect(await add({ video })).not.toContain('has no');
    expect(await add({ video, poster: 'media/tax.webp' })).toMatch(
      /^Added: \w+, Tax\..*\nThe media folder of the provider has no media\/tax\.webp\. .* hide-reel \w+$/,
    );
  });
});
