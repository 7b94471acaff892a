import { useEffect } from 'react';
import { composition } from '../composition/composition';
import { leavePreview, previews, previewErrors } from './preview';
import { removeUnusedPreloads } from './removeUnusedPreloads';
import { usePreviewFaults } from './usePreviewFaults';
import styles from './PreviewBanner.module.css';

/**
 * Shows, in a tab with previews, that others see another release, with a button to leave; what the previews did wrong;
 * and which requests failed.
 */
export function PreviewBanner() {
  const faults = usePreviewFaults();
  useEffect(() => removeUnusedPreloads(document, previews, folderOf), []);
  return (
    <div role="status" className={styles['banner']}>
      <ul>
        {previews.map(({ remote, release, base, verified }) => (
          <li key={remote}>
            Preview of {remote} {verified ? release.id : `from ${new URL(base).origin}`}
          </li>
        ))}
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {previewErrors.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
      <button type="button" onClick={leavePreview}>
        {previews.length > 0 ? 'Leave preview' : 'Close'}
      </button>
    </div>
  );
}

function folderOf(remote: string): string {
  return new URL(`${composition.assets}${remote}/`, document.baseURI).href;
}
