import { Info } from '@reelrupee/ui/icons';
import styles from './Recharge.module.css';

/** What the user should know of their free plan before they pay. */
export function FreePlanNote({ note: { title, text } }: { note: { title: string; text: string } }) {
  return (
    <div className={styles['freePlan']}>
      <Info size={20} aria-hidden />
      <div>
        <p>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
