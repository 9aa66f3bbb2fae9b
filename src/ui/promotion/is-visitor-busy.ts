/** An iframe is the chat. */
const interactiveElements = 'input, textarea, select, iframe, [contenteditable]';

/** A dialog is open, or a field has the focus. [LAY-08] */
export const isVisitorBusy = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]') !== null ||
  document.activeElement?.matches(interactiveElements) === true;
