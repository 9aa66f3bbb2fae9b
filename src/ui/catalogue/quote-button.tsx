import { lazy, Suspense } from 'react';
import type { Product } from '#core/catalogue/product.ts';
import { configurationFromQuery } from '#core/pricing/configuration.ts';
import { Button } from '#ui/kit/button.tsx';
import { useSubmission } from '#ui/kit/command-form.tsx';
import { searchOfForm } from '#ui/kit/form-navigation.ts';
import { product as text } from '#ui/messages/product.vi.ts';
import { useCommand } from '#ui/use-command.ts';
import { CONFIGURATOR } from './configurator-form.ts';

/** Its sentences load with the first failure. */
const AddFailure = lazy(() => import('./add-failure.tsx'));

/** Quotes what the configurator holds: without script it posts the form, with script the page goes on by itself. */
export function QuoteButton({ product }: { readonly product: Product }) {
  const { run, busy, failure: own } = useCommand('createQuotation');
  const posted = useSubmission('createQuotation');
  const failure = own ?? posted?.failure ?? null;
  return (
    <>
      {failure === null ? null : (
        <Suspense fallback={null}>
          <AddFailure failure={failure} />
        </Suspense>
      )}
      <Button
        type="submit"
        form={CONFIGURATOR}
        formMethod="post"
        name="_use"
        value="createQuotation"
        kind="text"
        block
        busy={busy}
        onClick={(event) => {
          const { form } = event.currentTarget;
          if (form === null) return;
          event.preventDefault();
          const configuration = configurationFromQuery(product, searchOfForm(form));
          void run({ slug: product.slug, configuration, orderId: null });
        }}
      >
        {text.quote}
      </Button>
    </>
  );
}
