/** Amounts that can be heard, by the browser's own speech. */
import { LOCALES, type Language } from '@reelrupee/contract/languages';
import { useLanguage } from '@reelrupee/platform';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../core/cx';
import { IconButton } from '../core/IconButton';
import { Volume2 } from '../icons';
import { t } from '../texts/texts';
import styles from './SpeakAmount.module.css';
import { useVoice } from './useVoice';

interface SpeakAmountProps {
  /** Meaning of the amount, in the current language. */
  label: string;
  /** Rupees; nothing is shown while they are unknown. */
  amount: number | null | undefined;
}

type AmountWords = (language: Language, amount: number) => string;

/** A button that says an amount in the language of the app; nothing where the browser has no voice for it. */
export function SpeakAmount({ label, amount }: SpeakAmountProps) {
  const language = useLanguage();
  const voice = useVoice(language);
  const hasVoice = voice !== null;
  const [amountWords, setAmountWords] = useState<AmountWords | null>(null);
  const [isSpeaking, setIsSpeaking] = useState(false);
  /** The utterance of this button. Another button that speaks ends it. */
  const own = useRef<SpeechSynthesisUtterance | null>(null);
  useEffect(() => {
    // Before the tap: some browsers speak only while they handle one.
    if (hasVoice) void loadAmountWords().then((words) => setAmountWords(() => words));
  }, [hasVoice]);
  useEffect(
    () => () => {
      if (own.current) speechSynthesis.cancel();
    },
    [],
  );
  if (!voice || !amountWords || typeof amount !== 'number') return null;

  function end() {
    own.current = null;
    setIsSpeaking(false);
  }

  function speak(spoken: string) {
    const speech = new SpeechSynthesisUtterance(spoken);
    speech.voice = voice;
    speech.lang = LOCALES[language];
    speech.onend = speech.onerror = () => own.current === speech && end();
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
    own.current = speech;
    setIsSpeaking(true);
  }

  function toggle(spoken: string) {
    if (!isSpeaking) return speak(spoken);
    speechSynthesis.cancel();
    end();
  }

  return (
    <IconButton
      label={t('Listen: {label}', { label })}
      aria-pressed={isSpeaking}
      className={cx(styles['button'], isSpeaking && styles['speaking'])}
      onClick={() => toggle(`${label}: ${amountWords(language, amount)}`)}
    >
      <Volume2 size={20} aria-hidden />
    </IconButton>
  );
}

/** The words of amounts; null if their code does not load, which leaves the amount without a button. */
async function loadAmountWords(): Promise<AmountWords | null> {
  const words = await import('./amountWords').catch(() => null);
  return words?.amountWords ?? null;
}
