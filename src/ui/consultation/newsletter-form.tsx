import { useRouterState } from '@tanstack/react-router';
import { useId } from 'react';
import { validateNewsletter } from '#core/consultation/newsletter.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { useProofRetry } from '#ui/app/use-bot-proof.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { CheckField } from '#ui/kit/form/check.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import styles from './consultation.module.css';
import { newsletterText as text } from './messages.vi.ts';

const parseSubscription = (fields: Fields) => ({
  email: textAt(fields, 'email'),
  agree: textAt(fields, 'agree') !== '',
});

/** The consent box is never pre-ticked, and nothing is sent without it. [MARKET 4.4] */
export default function NewsletterForm() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const id = useId();
  const { seller } = useShop().identity;
  const prove = useProofRetry();
  return (
    <Card padded as="section" labelledBy={id} className={styles.newsletter}>
      <div>
        <h2 id={id} className={styles.cardTitle}>
          {text.title}
        </h2>
        <p className={styles.newsletterLead}>{text.lead}</p>
      </div>
      <CommandForm
        use="subscribeNewsletter"
        retry={prove}
        check={validateWith((fields) =>
          validateNewsletter({ ...parseSubscription(fields), email: normaliseEmail(textAt(fields, 'email')) }),
        )}
        command={(fields) => ({ ...parseSubscription(fields), path, proof: '' })}
      >
        <input type="hidden" name="path" value={path} />
        <FormFailure />
        <div className={styles.ask}>
          <EmailInput label={text.email} required placeholder={text.emailHint} />
          <Button type="submit">{text.submit}</Button>
        </div>
        <div className={styles.agree}>
          <CheckField name="agree">{newsletterConsent(seller)}</CheckField>
        </div>
      </CommandForm>
    </Card>
  );
}
