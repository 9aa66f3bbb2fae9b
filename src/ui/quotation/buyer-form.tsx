import { BUYER_PARAM, type QuotationBuyer, TAX_CODE_PARAM } from '#core/quotations/quotation-buyer.ts';
import { fieldLimits } from '#core/shared/validation.ts';
import { SubmitButton } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { quotationText as text } from './messages.vi.ts';
import styles from './quotation.module.css';

/** Whom the quotation addresses; the page's address carries it, so that link and PDF say the same. Not printed. */
export function BuyerForm({ path, buyer }: { readonly path: string; readonly buyer: QuotationBuyer }) {
  const send = useFormNavigation(path);
  return (
    <div className={styles.order}>
      <Card padded>
        <h2>{text.buyerTitle}</h2>
        <p>{text.buyerHint}</p>
        <form action={path} method="get" onSubmit={send} className={styles.buyer}>
          <TextInput
            label={text.buyerName}
            name={BUYER_PARAM}
            defaultValue={buyer.name}
            maxLength={fieldLimits.company}
            autoComplete="organization"
          />
          <TextInput
            label={text.buyerTaxCode}
            name={TAX_CODE_PARAM}
            defaultValue={buyer.taxCode}
            maxLength={14}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton>{text.setBuyer}</SubmitButton>
        </form>
      </Card>
    </div>
  );
}
