import type { Browser } from 'playwright-core';
import { installedChromium } from '../../../scripts/lib/installedChromium.mjs';

/**
 * Without environment and network: host names and addresses are not resolved, and WebRTC has no other way out. The
 * pages under test get their files from this process.
 */
const ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of this machine, with its own sandbox unless root; undefined where there is none. */
export async function openChromium(): Promise<Browser | undefined> {
  const playwright = await import('playwright-core').catch(() => undefined);
  const executablePath = process.env['CHROMIUM_PATH'] ?? (playwright && (await installedChromium()));
  if (!playwright || executablePath === undefined) return undefined;
  const chromiumSandbox = process.getuid?.() !== 0;
  return playwright.chromium
    .launch({ executablePath, args: ARGS, chromiumSandbox, env: {} })
    .catch(() => undefined);
}
