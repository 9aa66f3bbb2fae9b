/** Loads with its toasts only when touched. */
export { CopyButton as default } from '#ui/kit/action/copy-button.tsx';
