import type { QuotationId } from '#core/shared/ids.ts';
import { type QuotationRecipient, validateQuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt } from '#ui/app/form-fields.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { quotationText as text } from './messages.vi.ts';

const typedIn = (fields: Fields): QuotationRecipient => textsAt(fields, ['sender', 'email']);

/** Mails the quotation to somebody. Not printed. */
export function SendForm({ id }: { readonly id: QuotationId }) {
  const { begin, proof } = useBotProof();
  return (
    <Card padded className={layout.entries}>
      <h2 className={layout.title}>{text.sendTitle}</h2>
      <p>{text.sendHint}</p>
      <CommandForm
        use="sendQuotation"
        draft={`quotation ${id}`}
        className={layout.ends}
        check={validateWith((fields) => validateQuotationRecipient(typedIn(fields)))}
        onTouch={begin}
        command={async (fields) => ({ id, ...typedIn(fields), proof: await proof() })}
      >
        <input type="hidden" name="id" value={id} />
        <FormFailure className={layout.whole} />
        <TextInput
          className={layout.grow}
          label={text.sender}
          required
          name="sender"
          maxLength={fieldLimits.name}
          autoComplete="name"
        />
        <EmailInput className={layout.grow} label={text.recipient} required autoComplete="off" />
        <SubmitButton>{text.send}</SubmitButton>
      </CommandForm>
    </Card>
  );
}
