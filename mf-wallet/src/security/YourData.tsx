import { Button } from '@reelrupee/ui/core';
import styles from './Security.module.css';
import { useDataDownload } from './useDataDownload';
import { t } from '../texts/texts';

interface YourDataProps {
  userId: string;
  onCloseAccount: () => void;
}

/** Lets users take their data with them, and close their account. */
export function YourData({ userId, onCloseAccount }: YourDataProps) {
  const { busy, download } = useDataDownload(userId);
  return (
    <section className={styles['section']}>
      <h3>{t('Your data')}</h3>
      <Button variant="secondary" block busy={busy} onClick={download}>
        {t('Download my data')}
      </Button>
      <Button variant="quiet" block onClick={onCloseAccount}>
        {t('Close account')}
      </Button>
    </section>
  );
}
