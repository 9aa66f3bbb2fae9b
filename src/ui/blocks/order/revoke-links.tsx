import type { OrderId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import styles from './revoke-links.module.css';
import { revokeText } from './revoke-links.vi.ts';

/** Ends the links in mails that open the order. */
export function RevokeLinks({ orderId }: { readonly orderId: OrderId }) {
  return (
    <CommandForm use="revokeOrderLinks" className={styles.revoke} command={() => ({ orderId })}>
      <input type="hidden" name="orderId" value={orderId} />
      <p>{revokeText.sentence}</p>
      <FormFailure />
      <Button type="submit" size="s">
        {revokeText.submit}
      </Button>
    </CommandForm>
  );
}
