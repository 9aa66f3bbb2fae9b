import type { SavedAddress } from '#core/account/account.ts';
import { Check } from '#ui/kit/check-tile.tsx';
import styles from './account.module.css';
import { addressText } from './messages.vi.ts';

/** There is always exactly one default address: it can be moved, but not removed. */
export function AddressDefault({
  address,
  first,
  chosen,
}: {
  readonly address: SavedAddress | null;
  readonly first: boolean;
  readonly chosen: boolean;
}) {
  if (address?.isDefault || first)
    return (
      <>
        <input type="hidden" name="isDefault" value="on" />
        {first ? null : <p className={styles.hint}>{addressText.stays}</p>}
      </>
    );
  return (
    <div className={styles.check}>
      <Check name="isDefault" value="on" defaultChecked={chosen}>
        {addressText.setDefault}
      </Check>
    </div>
  );
}
