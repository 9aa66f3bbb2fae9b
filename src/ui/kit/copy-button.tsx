import { IconButton } from './icon-button.tsx';
import { kit } from './messages.vi.ts';
import { needsScript } from './script.tsx';
import { toast } from './toast.tsx';

/** Puts a text on the clipboard and says so. Where no script runs it is hidden: the text beside it can be marked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(kit.copied, 'success'),
      () => toast(kit.copyFailed, 'error'),
    );
  return <IconButton icon="copy" label={label} className={needsScript} onClick={() => void copy()} />;
}
