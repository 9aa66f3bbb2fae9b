import { useRouterState } from '@tanstack/react-router';
import type { MailUse } from '#core/orders/order-links.port.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { email, normaliseUsername, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { type LoaderInput, pageQuery, prefetch, useOptionalPageQuery } from '#ui/app/page.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { refusedMailText as text } from './refused-mail.vi.ts';

const refusedMail = (orderId: OrderId) => pageQuery('loadRefusedMail', () => ({ orderId }));

/** For the loader of a page with a placed order. */
export const prefetchRefusedMail = (loader: LoaderInput, { id }: { readonly id: OrderId }): Promise<void> =>
  prefetch(loader, refusedMail(id));

/** Tells that mails of the order do not arrive, and corrects their address; nothing while they do. [decision 0042] */
export function RefusedMail({ orderId }: { readonly orderId: OrderId }) {
  const { data } = useOptionalPageQuery(refusedMail(orderId));
  if (data === undefined) return null;
  const { address, invoiceAddress, mayCorrect } = data;
  const refused = [
    ['order', address],
    ['invoice', invoiceAddress],
  ] as const;
  return refused.map(([use, at]) =>
    at === null ? null : (
      <Note key={use} kind="warn">
        <b>{text.titles[use](at)}</b>
        {mayCorrect ? (
          <CorrectAddress orderId={orderId} use={use} />
        ) : (
          <p>
            {text.call} <HotlineLink />.
          </p>
        )}
      </Note>
    ),
  );
}

const validateAddress = (fields: Fields) =>
  validateFields([['email', normaliseUsername(textAt(fields, 'email')), required, email]]);

function CorrectAddress({ orderId, use }: { readonly orderId: OrderId; readonly use: MailUse }) {
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <>
      <p>{text.correct[use]}</p>
      <CommandForm
        use="correctMailAddress"
        className={layout.oneLine}
        isMine={(fields) => textAt(fields, 'use') === use}
        check={validateWith(validateAddress)}
        command={(fields) => ({ orderId, use, path, email: textAt(fields, 'email') })}
      >
        <EmailInput label={text.label} name="email" required />
        <HiddenFields
          fields={[
            ['orderId', orderId],
            ['use', use],
            ['path', path],
          ]}
        />
        <Button type="submit">{text.submit}</Button>
        <FormFailure />
      </CommandForm>
    </>
  );
}
