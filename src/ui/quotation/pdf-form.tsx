import { quotationPdfPath } from '#core/quotations/quotation.ts';
import { BUYER_FIELD, TAX_CODE_FIELD } from '#core/quotations/quotation-buyer.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { quotationText as text } from './messages.vi.ts';

/** Opens the PDF, addressed to whoever is named. A post, so that the name stands in no address. Not printed. */
export function PdfForm({ id }: { readonly id: QuotationId }) {
  return (
    <Card padded className={layout.entries}>
      <h2 className={layout.title}>{text.buyerTitle}</h2>
      <p>{text.buyerHint}</p>
      <form action={quotationPdfPath(id)} method="post" target="_blank" className={layout.ends} rel="noopener">
        <TextInput
          label={text.buyerName}
          className={layout.grow}
          name={BUYER_FIELD}
          maxLength={fieldLimits.company}
          autoComplete="organization"
        />
        <TextInput
          label={text.buyerTaxCode}
          className={layout.grow}
          name={TAX_CODE_FIELD}
          inputMode="numeric"
          autoComplete="off"
        />
        <SubmitButton>{text.pdf}</SubmitButton>
      </form>
    </Card>
  );
}
