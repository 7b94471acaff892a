import { closePopup, showToast, useLazyComponent, usePopup, type Popup } from '@reelrupee/platform';
import { useEffect } from 'react';
import { popupDialog } from './loadPopupDialog';

/** Notices and questions in the middle of the screen, one at a time. */
export function PopupArea() {
  const popup = usePopup();
  return popup && <LoadedPopup key={popup.id} popup={popup} />;
}

function LoadedPopup({ popup }: { popup: Popup }) {
  const { Part: PopupDialog, failed } = useLazyComponent(popupDialog);
  useEffect(() => {
    if (failed) showWithoutDialog(popup);
  }, [failed, popup]);
  return PopupDialog && <PopupDialog popup={popup} />;
}

/** Fallback without the dialog's code: a notice becomes a toast, and the browser asks a question. */
function showWithoutDialog(popup: Popup): void {
  const text = [popup.title, popup.text].filter(Boolean).join('\n');
  if (popup.kind === 'question') {
    popup.answer(window.confirm(text));
    return;
  }
  closePopup(popup.id);
  showToast(popup.tone, text);
}
