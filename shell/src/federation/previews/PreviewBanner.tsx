import { leavePreview, previews, previewErrors } from './preview';
import styles from './PreviewBanner.module.css';

/**
 * Shows, in a tab with previews, that others see another release, with a button to leave; and which requests failed.
 */
export function PreviewBanner() {
  return (
    <div role="status" className={styles['banner']}>
      <ul>
        {previews.map(({ remote, release, base, verified }) => (
          <li key={remote}>
            Preview of {remote} {verified ? release.id : `from ${new URL(base).origin}`}
          </li>
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
