import { create } from 'zustand';

/** Duration of a toast, in ms. */
export const TOAST_MS = 1500;

export type Tone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

const useStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));
let nextId = 1;

/** Shows a short message at the top right for 1.5 s. A text that is already shown starts again rather than being added. */
export function showToast(tone: Tone, text: string): void {
  const toast = { id: nextId++, tone, text };
  useStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  useStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** The current toasts, oldest first; for the shell's toast area. */
export function useToasts(): Toast[] {
  return useStore((state) => state.toasts);
}
