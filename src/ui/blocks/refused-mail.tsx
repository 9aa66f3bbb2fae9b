import { useRouterState } from '@tanstack/react-router';
import type { OrderId } from '#core/shared/ids.ts';
import { email, normaliseUsername, required, validateFields } from '#core/shared/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { type LoaderInput, pageQuery, prefetch, useOptionalPageQuery } from '#ui/app/page.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmailInput } from '#ui/kit/field.tsx';
import { Note } from '#ui/kit/note.tsx';
import { FormFailure } from './failure-note.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { HotlineLink } from './hotline.tsx';
import styles from './refused-mail.module.css';
import { refusedMailText as text } from './refused-mail.vi.ts';

const refusedMail = (orderId: OrderId) => pageQuery('loadRefusedMail', () => ({ orderId }));

/** For the loader of a page with a placed order. */
export const prefetchRefusedMail = (loader: LoaderInput, { id }: { readonly id: OrderId }): Promise<void> =>
  prefetch(loader, refusedMail(id));

/** Tells that mails of the order do not arrive, and corrects their address; nothing while they do. [decision 0042] */
export function RefusedMail({ orderId }: { readonly orderId: OrderId }) {
  const { data } = useOptionalPageQuery(refusedMail(orderId));
  if (data === undefined || data.address === null) return null;
  return (
    <Note kind="warn">
      <b>{text.title(data.address)}</b>
      {data.mayCorrect ? (
        <CorrectAddress orderId={orderId} />
      ) : (
        <p>
          {text.call} <HotlineLink />.
        </p>
      )}
    </Note>
  );
}

const validateAddress = (fields: Fields) =>
  validateFields([['email', normaliseUsername(textAt(fields, 'email')), required, email]]);

function CorrectAddress({ orderId }: { readonly orderId: OrderId }) {
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <>
      <p>{text.correct}</p>
      <CommandForm
        use="correctMailAddress"
        className={styles.form}
        check={validateWith(validateAddress)}
        command={(fields) => ({ orderId, path, email: textAt(fields, 'email') })}
      >
        <EmailInput label={text.label} name="email" required />
        <HiddenFields
          fields={[
            ['orderId', orderId],
            ['path', path],
          ]}
        />
        <Button type="submit">{text.submit}</Button>
        <FormFailure />
      </CommandForm>
    </>
  );
}
