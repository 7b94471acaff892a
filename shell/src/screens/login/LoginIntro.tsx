import { Logo } from '../../frame/Logo';
import styles from './LoginScreen.module.css';

/** What this step of the way in is for. */
export function LoginIntro({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['intro']}>
      <Logo size={52} />
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
