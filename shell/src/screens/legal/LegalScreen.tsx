import { runtimeConfig } from '@reelrupee/platform';
import { Card, Note, ScreenLayout } from '@reelrupee/ui/core';
import styles from './LegalScreen.module.css';
import { isFilledIn, legalPage, type LegalPageName } from './legalPages';
import { t } from './texts/texts';

/** A legal page or the support page. Until the operator has filled in `config.json` it says so. */
export function LegalScreen({ name }: { name: LegalPageName }) {
  const config = runtimeConfig();
  const { title, sections } = legalPage(name, config);
  return (
    <ScreenLayout title={title}>
      {!isFilledIn(config.operator) && (
        <Note tone="pending">
          {t('This page is a template. The operator of this site has not filled in the contact details yet.')}
        </Note>
      )}
      <Card className={styles['card']}>
        {sections
          .filter(({ lines }) => lines.length > 0)
          .map(({ heading, lines }) => (
            <section key={heading} className={styles['section']}>
              <h2>{heading}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
      </Card>
    </ScreenLayout>
  );
}
