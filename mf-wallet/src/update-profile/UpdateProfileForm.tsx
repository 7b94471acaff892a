import { useUnsavedChanges, type SessionUser } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { DialogFooter } from '@reelrupee/ui/dialog';
import { useForm } from '@reelrupee/ui/form';
import { OwnerConfirmation } from '../owner-confirmation/OwnerConfirmation';
import { ContactFields } from './ContactFields';
import { PayeeFields } from './PayeeFields';
import { PayeeHoldNote } from './PayeeHoldNote';
import { PendingEmailNote } from './PendingEmailNote';
import {
  hasPayee,
  normalizeProfile,
  PAYEE_FIELDS,
  PAYEE_NEEDED,
  profileFields,
  type ProfileFields,
} from './profileRules';
import { profileResolver } from './profileResolver';
import styles from './UpdateProfileForm.module.css';
import { UnconfirmedEmailNote } from './UnconfirmedEmailNote';
import { UnsavedNote } from './UnsavedNote';
import { useProfileDraft } from './useProfileDraft';
import { useSaveProfile } from './useSaveProfile';
import { t } from '../texts/texts';

interface UpdateProfileFormProps {
  user: SessionUser;
  forWithdrawal: boolean;
  onSaved: () => void;
}

/** The profile form; its rules are in profileRules.ts. */
export function UpdateProfileForm({ user, forWithdrawal, onSaved }: UpdateProfileFormProps) {
  const form = useForm<ProfileFields>({
    // Fields that the user has not edited follow the profile, which may change in another tab.
    values: profileFields(user),
    resetOptions: { keepDirtyValues: true },
    resolver: profileResolver,
  });
  const { handleSubmit, getValues, formState } = form;
  const { errors, isSubmitting, isDirty, isSubmitted } = formState;
  const { save, saveWithGoogle, saveError, confirmation } = useSaveProfile(user, onSaved);
  const { fields, isRestored, discard } = useProfileDraft(user, form);
  const current = { ...getValues(), ...fields };
  useUnsavedChanges(isDirty);
  const payeeMissing =
    isSubmitted && PAYEE_FIELDS.some((field) => errors[field]) && !hasPayee(normalizeProfile(getValues()));

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(save)(event)}>
      {forWithdrawal && <Note tone="brand">{t('Add your UPI ID. Then we continue your withdrawal.')}</Note>}
      {isRestored && <UnsavedNote onDiscard={discard} />}
      {user.pendingEmail ? (
        <PendingEmailNote userId={user._id} email={user.pendingEmail} />
      ) : (
        user.emailVerified === false && <UnconfirmedEmailNote userId={user._id} email={user.email} />
      )}
      <ContactFields form={form} />
      <PayeeFields form={form} fields={current} autoFocus={forWithdrawal} />
      <PayeeHoldNote user={user} fields={current} />
      <OwnerConfirmation
        kind={confirmation.kind}
        hints={{
          password: t('To change your email or payout details, enter your password and save again.'),
          google: t('To change your email or payout details, confirm that it is you.'),
        }}
        busy={isSubmitting}
        onPassword={confirmation.setPassword}
        onGoogle={() => void handleSubmit(saveWithGoogle)()}
      />
      <DialogFooter>
        <p role="alert" className={styles['error']}>
          {payeeMissing ? t(PAYEE_NEEDED) : ''}
        </p>
        {saveError && <p className={styles['error']}>{saveError}</p>}
        <Button type="submit" block busy={isSubmitting}>
          {t('Save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
