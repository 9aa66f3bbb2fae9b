/**
 * notistack's goober adds its rules to the text of the element with this id, and makes a style element when there is none,
 * which the Content-Security-Policy refuses. This element is no style: the toasts are MUI's alerts, and `toast.module.css`
 * places them. Must be imported before notistack.
 */
const sink = document.createElement('template');
sink.id = '_goober';
sink.textContent = ' ';
document.head.append(sink);

export {};
