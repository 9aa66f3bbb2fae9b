import { addressWords } from '#ui/blocks/address.vi.ts';
import { HotlineLink } from '#ui/blocks/hotline.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import styles from './missing.module.css';

/** A list in the form failed to load: offers a retry or a call; typed values stay. [ERR-06, ERR-07] */
export function ListFailure({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  return (
    <div className={styles.missing}>
      <Note kind="error" alert>
        {text}{' '}
        <Button kind="text" size="s" className={needsScriptClass} onClick={retry}>
          {addressWords.retry}
        </Button>{' '}
        <HotlineLink />
      </Note>
    </div>
  );
}
