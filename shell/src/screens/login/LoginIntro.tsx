import { Logo } from '../../frame/Logo';
import styles from './LoginScreen.module.css';

/** The logo, title and text above a login form. */
export function LoginIntro({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['intro']}>
      <Logo size={52} />
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
