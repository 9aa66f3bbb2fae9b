import { type OrderLinkFields, validateOrderLinkFields } from '#core/orders/validate-order-link.ts';
import * as paths from '#core/shared/paths.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt } from '#ui/app/form-fields.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { AuthPage, OtherWay } from '#ui/login/auth-page.tsx';
import { orderLinkText as text } from '#ui/login/order-link.vi.ts';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const typedIn = (fields: Fields): OrderLinkFields => textsAt(fields, ['orderNumber', 'email']);

/** /don-hang: where a link that opens nothing leads, and where a fresh one is asked for. */
export function Page() {
  const { begin, proof } = useBotProof();
  const { orderPrefix } = useShop().identity;
  const reason = lookUp(text.reasons, firstValue(useSearchTexts(), 'ly-do') ?? '');
  return (
    <AuthPage title={text.title} lead={text.lead}>
      <CommandForm
        use="requestOrderLink"
        className={layout.fields}
        check={validateWith((fields) => validateOrderLinkFields(typedIn(fields)))}
        onTouch={begin}
        command={async (fields) => ({ ...typedIn(fields), proof: await proof() })}
      >
        {reason === undefined ? null : <Note kind="warn">{reason}</Note>}
        <FormFailure />
        <TextInput
          label={text.number}
          hint={text.numberHint(orderPrefix)}
          required
          name="orderNumber"
          autoCapitalize="characters"
          autoComplete="off"
        />
        <EmailInput label={text.email} required />
        <SubmitButton large>{text.submit}</SubmitButton>
      </CommandForm>
      <OtherWay href={paths.logIn(paths.orders)}>{text.logIn}</OtherWay>
    </AuthPage>
  );
}
