import { SIGN_UP_ADDRESS } from '@reelrupee/contract/signUpAddress';
import { routes, runtimeConfig, useSession } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, cx } from '@reelrupee/ui/core';
import { LogOut } from '@reelrupee/ui/icons';
import { confirmLogOut } from '../session/logOut';
import { BalanceSlot } from './balance/BalanceSlot';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import styles from './Navbar.module.css';
import { t } from '../texts/texts';

/** The top bar: brand, and Sign up, or the balance and Log Out. */
export function Navbar({ immersive }: { immersive: boolean }) {
  const { isKnown, isLoggedIn, userId } = useSession();
  return (
    <header className={cx(styles['navbar'], immersive && styles['immersive'])}>
      <Link to={routes.home} className={styles['brand']}>
        <Logo />
        <span className={cx(isLoggedIn && styles['memberName'])}>{runtimeConfig().productName}</span>
      </Link>
      <div className={styles['end']}>
        {!immersive && <LanguageSwitch className={isLoggedIn ? styles['memberLanguage'] : undefined} />}
        {isKnown && (
          <>
            {isLoggedIn && <BalanceSlot key={userId} userId={userId} />}
            <AuthAction isLoggedIn={isLoggedIn} />
          </>
        )}
      </div>
    </header>
  );
}

function AuthAction({ isLoggedIn }: { isLoggedIn: boolean }) {
  return isLoggedIn ? (
    <button type="button" className={styles['logOut']} onClick={() => void confirmLogOut()}>
      <LogOut size={18} aria-hidden />
      <span>{t('Log Out')}</span>
    </button>
  ) : (
    <Link to={SIGN_UP_ADDRESS} className={cx(buttonClass(), styles['signUp'])}>
      {t('Sign up')}
    </Link>
  );
}
