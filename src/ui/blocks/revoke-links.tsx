import type { OrderId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FormFailure } from './failure-note.tsx';
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
