import { leavePreview, previews, previewErrors } from './preview';
import styles from './PreviewBanner.module.css';

/** Says, in a tab with previews, that this is not what others see, and leads out of it; and which wishes failed. */
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
