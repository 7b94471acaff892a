import type { PastCompositionPreview } from '@reelrupee/federation/composition/preview';

const STYLE = 'padding:8px 16px;background:#7a2e00;color:#fff;font:14px/1.4 system-ui';

/**
 * The banner of a past composition: which it is, who made it live and why, and the way back. Plain HTML, since the
 * shell of that time may not know past compositions. Pure.
 */
export function pastCompositionBanner({ composition, at, changes }: PastCompositionPreview): string {
  const lines = changes.map(({ action, name, release, by, reason }) =>
    escapeText(`${action} ${name} ${release} by ${by}${reason ? `: ${reason}` : ''}`),
  );
  const title = `Composition ${composition}, live since ${at.slice(0, 16).replace('T', ' ')} UTC`;
  const leave = '<a href="/?preview=live" style="color:#fff">Leave</a>';
  return `<aside role="status" style="${STYLE}"><strong>${escapeText(title)}</strong> ${leave}<br>${lines.join('<br>')}</aside>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
