import { addressWords } from '#ui/blocks/address.vi.ts';
import { Hotline } from '#ui/blocks/hotline.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { needsScript } from '#ui/kit/script.tsx';
import styles from './missing.module.css';

/** A list in the form failed to load: offers a retry or a call. Typed values stay. [ERR-06, ERR-07] */
export function Missing({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  return (
    <div className={styles.missing}>
      <Note kind="error" alert>
        {text}{' '}
        <Button kind="text" size="s" className={needsScript} onClick={retry}>
          {addressWords.retry}
        </Button>{' '}
        <Hotline />
      </Note>
    </div>
  );
}
