import { leavePreview, previews } from './preview';
import styles from './PreviewBanner.module.css';

/** Says, in a tab with previews, that this is not what others see, and leads out of it. */
export function PreviewBanner() {
  if (previews.length === 0) return null;
  return (
    <div role="status" className={styles['banner']}>
      <ul>
        {previews.map(({ remote, base }) => (
          <li key={remote}>
            Preview of {remote} from{' '}
            {new URL(base).pathname === '/' ? new URL(base).origin : new URL(base).pathname}
          </li>
        ))}
      </ul>
      <button type="button" onClick={leavePreview}>
        Leave preview
      </button>
    </div>
  );
}
