/** The deployer's settings as compositions and the audit log name them. */
import { createHash } from 'node:crypto';
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { AuditEntry } from './auditEntry';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from './siteConfig';

export type SettingChange = NonNullable<AuditEntry['changes']>[number];

/** The part of a composition that comes from the site's configuration. */
export function hostsOf(config: SiteConfig): Pick<Composition, 'assets' | 'previewOrigins' | 'config'> {
  const { assetsHost, previewOrigins } = config;
  return {
    assets: assetsHost,
    ...(previewOrigins.length > 0 && { previewOrigins }),
    config: configHash(config),
  };
}

/** Hash of the settings, for the composition: open tabs take a composition of another id. */
export function configHash(config: SiteConfig): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(config)))
    .digest('hex')
    .slice(0, 12);
}

/** The settings that differ from those that the audit log recorded last, or from the defaults. Pure. */
export function configChanges(audit: readonly AuditEntry[], config: SiteConfig): SettingChange[] {
  const before =
    audit.findLast(({ settings }) => settings !== undefined)?.settings ?? asTexts(DEFAULT_SITE_CONFIG);
  return Object.entries(asTexts(config))
    .filter(([setting, to]) => before[setting] !== to)
    .map(([setting, to]) => ({ setting, from: before[setting] ?? '', to }));
}

/** Settings as texts: lists separated by commas, the settings of a group as `group.setting`. */
export function asTexts(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(
    sorted(config).flatMap(([setting, value]) =>
      isGroup(value)
        ? sorted(value).map(([name, text]) => [`${setting}.${name}`, String(text)])
        : [[setting, String(value)]],
    ),
  );
}

function isGroup(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(settings: object): [string, unknown][] {
  return Object.entries(settings).sort(([one], [other]) => one.localeCompare(other));
}
