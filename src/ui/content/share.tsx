import { useShop } from '#ui/app/use-shop.ts';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.tsx';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

/** Copies the full URL. */
export function Share({ path }: { readonly path: string }) {
  const { origin } = useShop();
  return (
    <p className={classes(styles.share, needsScriptClass)}>
      {contentText.share}
      <CopyButton text={origin + path} label={contentText.copyLink} />
    </p>
  );
}
