import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { validateStockAlert } from '#core/catalogue/stock-alerts/request-stock-alert.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { useProofRetry } from '#ui/app/use-bot-proof.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import styles from '#ui/catalogue/product/product.module.css';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { stockAlertText as text } from './stock-alert.vi.ts';

/** For a plan that cannot be ordered: one mail when it is back. [CAT-10] */
export default function StockAlertForm({ product }: { readonly product: Product }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const prove = useProofRetry();
  return (
    <SectionCard id="bao-khi-co-hang" title={text.title}>
      <CommandForm
        use="requestStockAlert"
        retry={prove}
        className={styles.stockAlert}
        onDone={(form) => form.reset()}
        check={validateWith((fields) => validateStockAlert(normaliseEmail(textAt(fields, 'email'))))}
        command={(fields) => ({ email: textAt(fields, 'email'), productId: product.id, path, proof: '' })}
      >
        <HiddenFields
          fields={[
            ['productId', product.id],
            ['path', path],
          ]}
        />
        <p>{text.lead(product.title)}</p>
        <FormFailure />
        <EmailInput label={text.email} required hint={text.hint} />
        <SubmitButton>{text.submit}</SubmitButton>
      </CommandForm>
    </SectionCard>
  );
}
