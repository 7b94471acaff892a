import { lazyComponent, useLazyComponent } from '@reelrupee/platform';
import { ErrorMessage, Section } from '@reelrupee/ui/core';
import { readProofDraft, saveProofDraft } from './proofDraft';
import { ProofSkeleton } from './RechargeSkeleton';
import { useRecharge } from './useRecharge';
import { t } from '../texts/texts';

const proofForm = lazyComponent(() => import('./ProofForm'));

interface ProofSectionProps {
  planId: string;
  userId: string;
  title: string;
  /** Rupees that a payment must have. */
  total: number;
}

/** The form that sends the proof of a payment, for a paid plan. */
export function ProofSection({ planId, userId, title, total }: ProofSectionProps) {
  const { Part: ProofForm, failed, retry } = useLazyComponent(proofForm);
  const { recharge, uploadProgress, error, cancel } = useRecharge(userId, { _id: planId, isFree: false });
  return (
    <Section title={title}>
      {ProofForm ? (
        <ProofForm
          draft={readProofDraft(userId, planId)}
          onDraftChange={(draft) => saveProofDraft(userId, planId, draft)}
          total={total}
          uploadProgress={uploadProgress}
          error={error}
          onSend={recharge}
          onCancel={cancel}
        />
      ) : failed ? (
        <ErrorMessage text={t('The form could not be loaded.')} onRetry={retry} />
      ) : (
        <ProofSkeleton />
      )}
    </Section>
  );
}
