import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { normaliseReview, validateReview } from '#core/catalogue/reviews/add-review.ts';
import type { NewReview, Stars } from '#core/catalogue/reviews/reviews.port.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { publicKey } from '#ui/app/queries.ts';
import { useProofRetry } from '#ui/app/use-bot-proof.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { FormGrid, fullWidthClass, PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './reviews.module.css';
import { reviewsText } from './reviews.vi.ts';
import { StarRadios } from './stars.tsx';

const parseReview = (fields: Fields): NewReview => ({
  // The validation below rejects other values.
  stars: Number(textAt(fields, 'stars')) as Stars,
  text: textAt(fields, 'text'),
  name: textAt(fields, 'name'),
  phone: textAt(fields, 'phone'),
  email: textAt(fields, 'email'),
});

/** Guests add their name; without JavaScript a hint says so, because the page cannot know who is a guest. */
export function ReviewForm({ product }: { readonly product: Product }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { isLoggedIn } = useVisitor();
  const hydrated = useHydrated();
  const queries = useQueryClient();
  /** After a few guests at an address the service asks for a proof of work. */
  const prove = useProofRetry();
  return (
    <CommandForm
      key={isLoggedIn ? 'customer' : 'guest'}
      use="addReview"
      draft={`review ${product.id}`}
      retry={prove}
      className={styles.form}
      onDone={() => void queries.invalidateQueries({ queryKey: publicKey('loadReviews') })}
      check={validateWith((fields) => validateReview(normaliseReview(parseReview(fields), isLoggedIn), isLoggedIn))}
      command={(fields) => ({
        ...normaliseReview(parseReview(fields), isLoggedIn),
        proof: '',
        productId: product.id,
        path,
      })}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="path" value={path} />
      <FormFailure />
      <StarRadios />
      <TextArea label={reviewsText.text} required rows={4} hint={reviewsText.textHint} name="text" />
      {isLoggedIn ? null : (
        <>
          <FormGrid>
            <TextInput
              label={reviewsText.name}
              required
              autoComplete="name"
              className={fullWidthClass}
              hint={hydrated ? undefined : reviewsText.customerNote}
              name="name"
            />
            <EmailInput label={reviewsText.email} marked={false} />
            <PhoneInput label={reviewsText.phone} marked={false} />
          </FormGrid>
          <p className={styles.quiet}>{reviewsText.contactHint}</p>
        </>
      )}
      <SubmitButton>{reviewsText.submit}</SubmitButton>
    </CommandForm>
  );
}
