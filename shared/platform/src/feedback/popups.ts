import { create } from 'zustand';
import type { Tone } from './toasts';

interface PopupText {
  title: string;
  /** Each line is a paragraph of its own. */
  text?: string;
}

/** A message in the middle of the screen that leaves by itself, or when tapped away. */
export interface Notice extends PopupText {
  kind: 'notice';
  id: number;
  tone: Tone;
  /** Ms after which it leaves; null waits for a tap on OK. */
  closesAfterMs: number | null;
}

/** A question that must be answered. */
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

/** Asks a question; gives true when the user confirms, false on cancel or Escape. */
export function askConfirm(question: Omit<Question, 'kind' | 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (confirmed: boolean) => {
      closePopup(id);
      resolve(confirmed);
    };
    add({ ...question, kind: 'question', id, answer });
  });
}

/** Takes a popup away; the shell calls it when its time is over. */
export function closePopup(id: number): void {
  useStore.setState(({ popups }) => ({ popups: popups.filter((popup) => popup.id !== id) }));
}

/** The popup to draw now, or null; further ones wait. */
export function usePopup(): Popup | null {
  return useStore((state) => state.popups[0] ?? null);
}

function add(popup: Popup): void {
  useStore.setState(({ popups }) => ({ popups: [...popups, popup] }));
}
