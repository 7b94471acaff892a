import { useEffect, useState } from 'react';
import type { PastCompositionPreview } from '@reelrupee/federation/composition/preview';
import { Section } from '@reelrupee/ui/core';
import { fetchTicket } from '../previews/fetchTicket';
import { PAST_COMPOSITION_KEY } from '../previews/preview';
import styles from './FederationScreen.module.css';

/** In a tab that shows a past composition: who made it live, when and why. */
export function PastCompositionSection() {
  const [kept, setKept] = useState<PastCompositionPreview>();
  useEffect(() => {
    const [ticket] = (sessionStorage.getItem(PAST_COMPOSITION_KEY) ?? '').split(' ');
    if (!ticket) return;
    void fetchTicket(ticket).then((found) => {
      if (found && 'pages' in found) setKept(found);
    });
  }, []);
  if (!kept) return null;
  return (
    <Section title="This composition was live before">
      <ul className={styles['list']}>
        {kept.changes.map(({ action, name, release, by, reason }) => (
          <li key={`${action} ${name} ${release}`} className={styles['item']}>
            <h3>
              {action} {name} <code>{release}</code>
            </h3>
            <p>
              {by}, {new Date(kept.at).toLocaleString('en-IN')}
            </p>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
