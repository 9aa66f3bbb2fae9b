import { quotationPdfPath } from '#core/quotations/quotation.ts';
import { BUYER_FIELD, TAX_CODE_FIELD } from '#core/quotations/quotation-buyer.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { quotationText as text } from './messages.vi.ts';
import styles from './quotation.module.css';

/** Opens the PDF, addressed to whoever is named. A post, so that the name stands in no address. Not printed. */
export function PdfForm({ id }: { readonly id: QuotationId }) {
  return (
    <div className={styles.order}>
      <Card padded>
        <h2>{text.buyerTitle}</h2>
        <p>{text.buyerHint}</p>
        <form action={quotationPdfPath(id)} method="post" target="_blank" className={styles.buyer} rel="noopener">
          <TextInput
            label={text.buyerName}
            name={BUYER_FIELD}
            maxLength={fieldLimits.company}
            autoComplete="organization"
          />
          <TextInput
            label={text.buyerTaxCode}
            name={TAX_CODE_FIELD}
            maxLength={fieldLimits.taxCode}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton>{text.pdf}</SubmitButton>
        </form>
      </Card>
    </div>
  );
}
