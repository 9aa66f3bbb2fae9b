import { validateTopUp } from '#core/balance/use-balance.ts';
import { topUpLimits } from '#core/balance-rules/top-up.ts';
import { formatDong } from '#core/shared/dong.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { balanceText as text } from './balance.vi.ts';

/** Asks for the amount; the page then shows the QR code of the transfer. */
export function TopUpForm() {
  return (
    <SectionCard id="nap" title={text.topUp}>
      <CommandForm
        use="topUpBalance"
        className={layout.fields}
        check={validateWith((fields) => validateTopUp(textsAt(fields, ['amount'])))}
        command={(fields) => textsAt(fields, ['amount'])}
      >
        <TextInput
          label={text.amount}
          name="amount"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          hint={text.amountHint(formatDong(topUpLimits.min), formatDong(topUpLimits.max))}
        />
        <SubmitButton>{text.show}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </SectionCard>
  );
}
