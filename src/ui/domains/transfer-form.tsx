import type { DomainPrice } from '#core/pricing/domain-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { SubmitButton } from '#ui/kit/button.tsx';
import { Card, CardBody } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/field.tsx';
import styles from './domains.module.css';
import { PriceParts } from './price-breakdown.tsx';
import { transferText as text } from './transfer.vi.ts';

/** Cost of a transfer, and its form. No URL or re-rendered page contains the auth code. [DOM-01, CART-19] */
export function TransferForm({ name, bill }: { readonly name: string; readonly bill: DomainPrice }) {
  return (
    <Card className={styles.rows} as="section" labelledBy="phi-chuyen">
      <CardBody>
        <h2 id="phi-chuyen">{text.bill}</h2>
        <p>{text.year}</p>
        <PriceParts bill={bill} total={<b>{formatDong(bill.total)}</b>} />
        <CommandForm
          use="addTransfer"
          className={classes(styles.bulk, styles.rows)}
          check={validateByService}
          isMine={(fields) => textAt(fields, 'name') === name}
          command={(fields) => ({
            name,
            authCode: textAt(fields, 'authCode'),
            expectedTotal: bill.total,
            orderId: null,
          })}
        >
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="expectedTotal" value={bill.total} />
          <TextInput
            label={text.code}
            required
            name="authCode"
            secret
            maxLength={64}
            hint={text.codeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <SubmitButton>{text.add}</SubmitButton>
          </div>
          <FormFailure />
        </CommandForm>
      </CardBody>
    </Card>
  );
}
