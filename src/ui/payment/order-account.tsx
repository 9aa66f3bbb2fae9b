import type { OrderAccount } from '#core/orders/load-order-account.ts';
import type { Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { password, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { type LoaderInput, pageQuery, prefetch, useOptionalPageQuery } from '#ui/app/page.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { ACCOUNT_CARD, orderAccountQuery } from '#ui/blocks/order/account-link.ts';
import { RevokeLinks } from '#ui/blocks/order/revoke-links.tsx';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { TermsLinks } from '#ui/blocks/person/terms-links.tsx';
import { ButtonLink, SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { accountText as text } from './order-account.vi.ts';

/**
 * For the loader of a page with a paid order. The visitor is loaded for the header, after the log-in that leads here.
 */
export const prefetchOrderAccount = async (loader: LoaderInput, order: Order): Promise<void> => {
  if (isPaidOrder(order))
    await Promise.all([prefetch(loader, orderAccountQuery(order.id)), prefetch(loader, pageQuery('loadVisitor'))]);
};

/** What brings a paid order into an account, and the end of its links. Nothing while that cannot be loaded. */
export function OrderAccountCard({ order }: { readonly order: Order }) {
  const { data } = useOptionalPageQuery(orderAccountQuery(order.id));
  if (data === undefined) return null;
  return (
    <SectionCard id={ACCOUNT_CARD} title={text.title[data.step]}>
      <div className={layout.ruled}>
        <Step account={data} orderId={order.id} />
        <RevokeLinks orderId={order.id} />
      </div>
    </SectionCard>
  );
}

type GuestProps = { readonly email: string; readonly orderId: OrderId };
type StepProps = { readonly account: OrderAccount; readonly orderId: OrderId };

function Step({ account: { step, email }, orderId }: StepProps) {
  const logIn = paths.logIn(paths.thanks(orderId));
  if (step === 'set-password') return <SetPassword email={email} orderId={orderId} logIn={logIn} />;
  if (step === 'adopt') return <Adopt email={email} orderId={orderId} />;
  if (step === 'done')
    return (
      <div className={layout.flow}>
        <p className={layout.whole}>{text.done}</p>
        <ButtonLink href={paths.services} kind="primary">
          {text.services}
        </ButtonLink>{' '}
        <ButtonLink href={paths.order(orderId)}>{text.order}</ButtonLink>
      </div>
    );
  return (
    <div className={layout.flow}>
      <p className={layout.whole}>{step === 'log-in' ? text.owned : text.other(email)}</p>
      {step === 'log-in' ? (
        <ButtonLink href={logIn} kind="primary">
          {text.logIn}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** One field: the code that is sent to the address proves that it is theirs. */
function SetPassword({ email, orderId, logIn }: GuestProps & { readonly logIn: string }) {
  const { begin, proof } = useBotProof();
  return (
    <CommandForm
      use="setOrderPassword"
      className={classes('prose', layout.fields, layout.short)}
      check={validateWith((fields) => validateFields([['password', textAt(fields, 'password'), required, password]]))}
      onTouch={begin}
      command={async (fields) => ({ orderId, password: textAt(fields, 'password'), proof: await proof() })}
    >
      <input type="hidden" name="orderId" value={orderId} />
      <p>{text.lead(email)}</p>
      <FormFailure />
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput label={text.password} name="password" autoComplete="new-password" sized />
      <p className={layout.fine}>
        {text.agree} <TermsLinks />.
      </p>
      <SubmitButton>{text.submit}</SubmitButton>
      <p>
        {text.have} <Link href={logIn}>{text.logIn}</Link>
      </p>
    </CommandForm>
  );
}

function Adopt({ email, orderId }: GuestProps) {
  return (
    <>
      <p>{text.adoptLead(email)}</p>
      <CommandButton use="adoptOrder" formClass={layout.after} command={{ orderId }} kind="primary">
        {text.adopt}
      </CommandButton>
    </>
  );
}
