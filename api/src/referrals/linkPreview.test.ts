import { describe, expect, it } from 'vitest';
import { describeOnOneEngine } from '../testing/engines';
import { newPerson } from '../testing/people';
import { linkPreviewHtml } from './linkPreview';

const WHATSAPP = 'WhatsApp/2.23.20.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe('the page of a preview', () => {
  const facts = { productName: 'ReelRupee', siteUrl: 'https://site.example', code: 'ABC', firstName: 'Asha' };

  it('names the referrer by the first name, and has a picture of known size', () => {
    const html = linkPreviewHtml(facts);
    expect(html).toContain('<meta property="og:title" content="Asha invites you to ReelRupee">');
    expect(html).toContain('<meta property="og:image" content="https://site.example/install/preview.jpg">');
    expect(html).toContain('<meta property="og:url" content="https://site.example/login?ref=ABC">');
  });

  it('escapes a name and a code', () => {
    const html = linkPreviewHtml({ ...facts, firstName: '"><script>', code: '"><b>' });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&quot;&gt;&lt;script&gt; invites you');
  });

  it('is small', () => {
    expect(Buffer.byteLength(linkPreviewHtml({ ...facts, firstName: 'x'.repeat(40) }))).toBeLessThan(2000);
  });
});

describeOnOneEngine('the preview of a referral link', (engine) => {
  const ask = (path: string, agent: string) =>
    fetch(`${engine.api.url}${path}`, { headers: { 'user-agent': agent } });

  it('shows a messenger the first name alone, for an hour', async () => {
    const { referralCode } = await newPerson(engine.api);
    for (const path of [`/login?ref=${referralCode}`, `/linkPreview?ref=${referralCode.toLowerCase()}`]) {
      const response = await ask(path, WHATSAPP);
      const html = await response.text();
      expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
      expect(html).toContain('Asha invites you to ReelRupee');
      for (const secret of ['Rao', 'example.in', '9876543210', 'asha@upi'])
        expect(html).not.toContain(secret);
    }
  });

  it.each(['unknown', '%00', '%22%3E%3Cscript%3E', 'x'.repeat(5000)])(
    'names nobody for the code %s',
    async (code) => {
      const response = await ask(`/linkPreview?ref=${code}`, WHATSAPP);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('content="Join ReelRupee"');
      expect(html).not.toContain('<script>');
    },
  );

  it('is not what browsers get', async () => {
    const { referralCode } = await newPerson(engine.api);
    const response = await ask(`/login?ref=${referralCode}`, CHROME);
    expect(await response.text()).not.toContain('og:title');
  });

  it.each([WHATSAPP, CHROME])('is kept apart by caches from the page of browsers: %s', async (agent) => {
    const response = await ask('/login?ref=ABC', agent);
    expect(response.headers.get('vary')).toMatch(/user-agent/i);
    expect((await ask('/login', agent)).headers.get('vary') ?? '').not.toMatch(/user-agent/i);
  });
});
