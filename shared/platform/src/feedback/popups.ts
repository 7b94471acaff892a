import { create } from 'zustand';
import { onUserChange } from '../session/sessionStore';
import type { Tone } from './toasts';

interface PopupText {
  title: string;
  /** Each line is a paragraph. */
  text?: string;
}

/** A message in the middle of the screen that closes after a time or by a tap. */
export interface Notice extends PopupText {
  kind: 'notice';
  id: number;
  tone: Tone;
  /** Ms after which it closes; null waits for a tap on OK. */
  closesAfterMs: number | null;
}

/** A confirmation dialog that waits for the user's choice. */
export interface Question extends PopupText {
  kind: 'question';
  id: number;
  confirmLabel: string;
  cancelLabel: string;
  answer: (confirmed: boolean) => void;
}

export type Popup = Notice | Question;

const useStore = create<{ popups: Popup[] }>(() => ({ popups: [] }));
let nextId = 1;

/** Shows a message in the middle of the screen. */
export function showPopup(notice: Omit<Notice, 'kind' | 'id'>): void {
  add({ ...notice, kind: 'notice', id: nextId++ });
}

/** Asks the user a question; resolves to true on confirm, false on cancel or Escape, or when the user changes. */
export function askConfirm(question: Omit<Question, 'kind' | 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (confirmed: boolean) => {
      stop();
      closePopup(id);
      resolve(confirmed);
    };
    const stop = onUserChange(() => answer(false));
    add({ ...question, kind: 'question', id, answer });
  });
}

/** Closes a popup. */
export function closePopup(id: number): void {
  useStore.setState(({ popups }) => ({ popups: popups.filter((popup) => popup.id !== id) }));
}

/** The current popup, or null; further ones are queued. */
export function usePopup(): Popup | null {
  return useStore((state) => state.popups[0] ?? null);
}

function add(popup: Popup): void {
  useStore.setState(({ popups }) => ({ popups: [...popups, popup] }));
}
