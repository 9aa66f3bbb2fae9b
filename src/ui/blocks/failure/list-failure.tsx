import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { addressWords } from '#ui/blocks/person/address.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Note } from '#ui/kit/surface/note.tsx';
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
