import type { DomainPrice } from '#core/pricing/domain-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/field.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import styles from './domains.module.css';
import { domainText } from './messages.vi.ts';
import { transferText as text } from './transfer.vi.ts';

/** Cost of a transfer, and its form. No URL or re-rendered page contains the auth code. [DOM-01, CART-19] */
export function TransferForm({ name, bill }: { readonly name: string; readonly bill: DomainPrice }) {
  return (
    <Card className={styles.rows} as="section" labelledBy="phi-chuyen">
      <CardBody>
        <h2 id="phi-chuyen">{text.bill}</h2>
        <TransferPrice bill={bill} />
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
            <Button type="submit" kind="primary">
              {text.add}
            </Button>
          </div>
          <FormFailure />
        </CommandForm>
      </CardBody>
    </Card>
  );
}

/** One year at the renewal price, broken down as the law requires. */
function TransferPrice({ bill: { maintenance, service, vat, total } }: { readonly bill: DomainPrice }) {
  const parts = [
    { label: domainText.maintenance, amount: maintenance },
    { label: domainText.service, amount: service },
    { label: domainText.vat, amount: vat },
  ];
  return (
    <>
      <p>{text.year}</p>
      <dl>
        {parts
          .filter(({ amount }) => amount !== 0)
          .map(({ label, amount }) => (
            <LeaderRow key={label} label={label} value={formatDong(amount)} tone="sub" />
          ))}
        <LeaderRow label={domainText.total} value={<b>{formatDong(total)}</b>} />
      </dl>
    </>
  );
}
