/** An iframe is the chat. */
const INTERACTIVE = 'input, textarea, select, iframe, [contenteditable]';

/** A dialog, a menu, drawer or search of the header, or the progress of a page that is being left. */
const OPEN =
  'dialog[open], [role="dialog"], header details[open], header [aria-expanded="true"], [data-stage]:not([data-stage="off"])';

/** Something is open, the page is being left, a field has the focus, or a form of the page has been begun. [LAY-08] */
export const isVisitorBusy = (): boolean =>
  document.querySelector(OPEN) !== null ||
  document.activeElement?.matches(INTERACTIVE) === true ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(hasChanged);

const hasChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  'checked' in field && ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
