import { DEFAULT_SITE_CONFIG, type SiteConfig } from './siteConfig';
import type { SwitchRecord } from './store';

/**
 * The settings that the pages of the last switch show; undefined while no switch has kept its settings. Settings that
 * were unknown when they were applied have their defaults. Pure.
 */
export function appliedConfig(history: readonly Pick<SwitchRecord, 'config'>[]): SiteConfig | undefined {
  const kept = history.findLast(({ config }) => config !== undefined)?.config;
  // Kept ones first: pages hold the settings in this order, and the same settings must give the same pages.
  return kept && { ...kept, ...DEFAULT_SITE_CONFIG, ...kept };
}
