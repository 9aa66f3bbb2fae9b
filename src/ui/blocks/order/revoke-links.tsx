import type { OrderId } from '#core/shared/ids.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { revokeText } from './revoke-links.vi.ts';

/** Ends the links in mails that open the order. */
export function RevokeLinks({ orderId }: { readonly orderId: OrderId }) {
  return (
    <div className={classes(layout.flow, layout.fine)}>
      <p className={layout.wide}>{revokeText.sentence}</p>
      <CommandButton use="revokeOrderLinks" command={{ orderId }} size="s">
        {revokeText.submit}
      </CommandButton>
    </div>
  );
}
