import { Card, Section } from '@reelrupee/ui/core';
import { Bell } from '@reelrupee/ui/icons';
import { useState } from 'react';
import { IconTile } from '../IconTile';
import { pushSupport } from './browserPush';
import styles from './ReminderCard.module.css';
import { ReminderControls } from './ReminderControls';
import { t } from './texts/texts';

/** The daily reminder of this device: off until its user asks for it, and off again with one tap. */
export default function ReminderCard({ userId }: { userId: string }) {
  return (
    <Section title={t('Daily reminder')}>
      <Card className={styles['card']}>
        <IconTile icon={Bell} />
        <Content userId={userId} />
      </Card>
    </Section>
  );
}

function Content({ userId }: { userId: string }) {
  const [support, setSupport] = useState(pushSupport);
  switch (support) {
    case 'possible':
      return <ReminderControls userId={userId} onRefused={() => setSupport(pushSupport())} />;
    case 'blocked':
      return (
        <p>
          {t(
            'Notifications are blocked for this site. Allow them in the settings of your browser, then open this page again.',
          )}
        </p>
      );
    case 'none':
      return (
        <p>
          {t(
            'This browser cannot show reminders. On an iPhone, add the app to your home screen and open it from there.',
          )}
        </p>
      );
  }
}
