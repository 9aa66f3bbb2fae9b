import { toast } from '#ui/kit/feedback/toast.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { copyWords } from './copy-button.vi.ts';
import { IconButton } from './icon-button.tsx';

/** Copies and confirms. Hidden without JavaScript; the text beside it can be selected. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  return <IconButton icon="copy" label={label} className={needsScriptClass} onClick={() => copyText(text)} />;
}

export const copyText = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast(copyWords.copied, 'success'),
    () => toast(copyWords.failed, 'error'),
  );
