/** Elements that the visitor types in or selects from; an iframe is the chat. */
const interactiveElements = 'input, textarea, select, iframe, [contenteditable]';

/** Whether the visitor is busy: a dialog is open, or a field has the focus. [LAY-08] */
export const isVisitorBusy = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]') !== null ||
  document.activeElement?.matches(interactiveElements) === true;
