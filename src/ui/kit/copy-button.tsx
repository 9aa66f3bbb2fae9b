import { kit } from '#ui/messages/kit.vi.ts';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.tsx';
import { useHydrated } from './use-shop.ts';

/** Puts a text on the clipboard and says so. Without script it is not drawn: the text beside it can be marked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(kit.copied, 'success'),
      () => toast(kit.copyFailed, 'error'),
    );
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
