import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { product as text } from './product.vi.ts';

const AddFailure = lazyPart(() => import('./add-failure.tsx'));

/** Quotes the product's form: a form post without JavaScript, a command with it. */
export function QuoteButton({ product }: { readonly product: Product }) {
  const { run, busy, hasSent, failure: own } = useCommand('createQuotation');
  const posted = useSubmission('createQuotation');
  const failure = hasSent ? own : (posted?.failure ?? null);
  return (
    <>
      {failure === null ? null : <AddFailure failure={failure} />}
      <Button
        type="submit"
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
          const configuration = configurationFromQuery(product, readFormSearch(form));
          void run(() => ({ slug: product.slug, configuration, orderId: null }));
        }}
      >
        {text.quote}
      </Button>
    </>
  );
}
