import { closePopup, type Notice, type Popup, type Question } from '@reelrupee/platform';
import { Button, useCloseOnBack } from '@reelrupee/ui/core';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './PopupDialog.module.css';
import { focusMain } from '../focusMain';
import { ToneIcon } from '../ToneIcon';
import { t } from '../../texts/texts';

/** One notice or question, in a native modal dialog. */
export default function PopupDialog({ popup }: { popup: Popup }) {
  return popup.kind === 'question' ? <QuestionPopup question={popup} /> : <NoticePopup notice={popup} />;
}

function NoticePopup({ notice }: { notice: Notice }) {
  const { id, closesAfterMs } = notice;
  useEffect(() => {
    if (closesAfterMs === null) return;
    const timer = setTimeout(() => closePopup(id), closesAfterMs);
    return () => clearTimeout(timer);
  }, [id, closesAfterMs]);
  return (
    <PopupBox popup={notice} onDismiss={() => closePopup(id)}>
      <Button block variant="secondary" onClick={() => closePopup(id)}>
        {t('OK')}
      </Button>
    </PopupBox>
  );
}

function QuestionPopup({ question }: { question: Question }) {
  return (
    <PopupBox popup={question} onDismiss={() => question.answer(false)}>
      <Button variant="secondary" onClick={() => question.answer(false)}>
        {question.cancelLabel}
      </Button>
      <Button onClick={() => question.answer(true)}>{question.confirmLabel}</Button>
    </PopupBox>
  );
}

interface PopupBoxProps {
  popup: Popup;
  onDismiss: () => void;
  children: ReactNode;
}

/** A native modal dialog, which traps the focus and restores it afterwards. */
function PopupBox({ popup, onDismiss, children }: PopupBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Notices that close automatically need no history entry.
  useCloseOnBack(popup.kind === 'question' || popup.closesAfterMs === null, onDismiss);
  // Closed before it is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // The element that had the focus before may be gone, as the form of a sign-up; the browser then leaves the focus here.
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused)) focusMain();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="popup-title"
      aria-describedby={popup.text ? 'popup-text' : undefined}
      className={styles['popup']}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      {popup.kind === 'notice' && <ToneIcon tone={popup.tone} large />}
      <h2 id="popup-title">{popup.title}</h2>
      {popup.text && (
        <div id="popup-text">
          {popup.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className={styles['actions']}>{children}</div>
    </dialog>
  );
}
