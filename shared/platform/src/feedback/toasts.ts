import { create } from 'zustand';

/** How long a toast stays, in ms. */
export const TOAST_MS = 1500;

export type Tone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

const useStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));
let nextId = 1;

/** Shows a short message at the top right for 1.5 s; while it stands there, saying it again adds nothing. */
export function showToast(tone: Tone, text: string): void {
  useStore.setState(({ toasts }) =>
    toasts.some((toast) => toast.text === text) ? {} : { toasts: [...toasts, { id: nextId++, tone, text }] },
  );
}

/** Takes a toast away; the shell calls it when its time is over. */
export function dismissToast(id: number): void {
  useStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** The toasts of now, oldest first; for the shell's toast area. */
export function useToasts(): Toast[] {
  return useStore((state) => state.toasts);
}
