/** Fields that somebody writes or chooses in; a frame is the chat, where he writes as well. */
const fields = 'input, textarea, select, iframe, [contenteditable]';

/** Whether the visitor is in the middle of something: a dialog is open, or a field has the focus. [LAY-08] */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]') !== null || document.activeElement?.matches(fields) === true;
