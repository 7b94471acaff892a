import type { User } from '@reelrupee/platform';
import { cx, SkeletonText, VisuallyHidden } from '@reelrupee/ui/core';
import { Pencil } from '@reelrupee/ui/icons';
import { isLongEmail, nameSize } from './cardSizes';
import styles from './ProfileCard.module.css';
import { t } from '../texts/texts';

interface ProfileCardProps {
  /** From the session until the profile is loaded; null if unknown. */
  user: Pick<User, 'name' | 'email' | 'phone' | 'pendingEmail'> | null;
  canEdit: boolean;
  onEdit: () => void;
}

/** The user’s name and contact; a tap anywhere on the card opens Update Profile. */
export function ProfileCard({ user, canEdit, onEdit }: ProfileCardProps) {
  return (
    <button type="button" className={styles['card']} disabled={!canEdit} onClick={onEdit}>
      <span aria-hidden="true" className={styles['initial']}>
        {user && initialOf(user.name)}
      </span>
      <span className={styles['person']}>
        <span className={cx(styles['name'], styles[nameSize(user?.name)])}>
          {user?.name ?? <SkeletonText>{t('Firstname Name')}</SkeletonText>}
        </span>
        {user?.pendingEmail ? (
          // In place of the email: a row more would move what is below when the profile comes.
          <span className={styles['pending']}>{t('Confirm your new email')}</span>
        ) : (
          <span className={cx(styles['contact'], isLongEmail(user?.email) && styles['small'])}>
            {user?.email ?? <SkeletonText>{t('name@mail.in')}</SkeletonText>}
          </span>
        )}
        <span className={styles['contact']}>
          {user ? phoneText(user.phone) : <SkeletonText>+91 00000 00000</SkeletonText>}
        </span>
      </span>
      <Pencil size={20} aria-hidden />
      <VisuallyHidden>{t('Update profile')}</VisuallyHidden>
    </button>
  );
}

/** The first letter, in any script. */
function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}

/** Formats an Indian phone number: +91 98765 43210. */
function phoneText(phone: string): string {
  return phone ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : t('No phone number yet');
}
