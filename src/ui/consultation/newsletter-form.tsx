import { useRouterState } from '@tanstack/react-router';
import { useId } from 'react';
import { NEWSLETTER_CONSENT, normaliseEmail, validateNewsletter } from '#core/consultation/newsletter.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Check } from '#ui/kit/check-tile.tsx';
import { TextInput } from '#ui/kit/field.tsx';
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
        check={validateWith((fields) =>
          validateNewsletter({ ...parseSubscription(fields), email: normaliseEmail(textAt(fields, 'email')) }),
        )}
        command={(fields) => ({ ...parseSubscription(fields), path })}
      >
        {({ busy, failure, error, typed: had, field }) => (
          <>
            <input type="hidden" name="path" value={path} />
            {failure === null ? null : <FailureNote failure={failure} />}
            <div className={styles.ask}>
              <TextInput
                label={text.email}
                required
                type="email"
                autoComplete="email"
                placeholder={text.emailHint}
                {...field('email')}
              />
              <Button type="submit" busy={busy}>
                {text.submit}
              </Button>
            </div>
            <ConsentCheckbox error={error('agree')} agreed={had('agree') !== ''} />
          </>
        )}
      </CommandForm>
    </Card>
  );
}

function ConsentCheckbox({ error, agreed }: { readonly error: string | null; readonly agreed: boolean }) {
  const below = useId();
  return (
    <div className={styles.agree}>
      <Check
        name="agree"
        defaultChecked={agreed}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : below}
      >
        {NEWSLETTER_CONSENT}
      </Check>
      {error === null ? null : (
        <p id={below} className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
