import { useShop } from '#ui/app/use-shop.ts';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { quotationText as text } from './messages.vi.ts';
import styles from './quotation.module.css';

/** Not printed. */
export function QuotationLink({ path }: { readonly path: string }) {
  const { origin } = useShop();
  const address = origin + path;
  return (
    <div className={styles.link}>
      <div>
        <code>{address}</code>
        <p>{text.linkHint}</p>
      </div>
      <CopyButton text={address} label={text.copyLink} />
    </div>
  );
}
