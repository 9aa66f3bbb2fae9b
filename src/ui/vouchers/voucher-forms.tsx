import { MAX_VOUCHER_CODE_LENGTH } from '#core/pricing/voucher-code.ts';
import type { DirectCodes, VoucherCommand } from '#core/vouchers/voucher.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { fieldsOf, textAt, textsAt } from '#ui/app/form-fields.ts';
import { CHECKOUT_FORM } from '#ui/blocks/checkout-form-id.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { configurationFields } from '#ui/blocks/configuration-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button } from '#ui/kit/button.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { voucherText } from './messages.vi.ts';
import styles from './vouchers.module.css';

/** A cart, or a product ordered without a cart. */
export type VoucherTarget = Pick<VoucherCommand, 'orderId' | 'path' | 'direct'>;

/** Hidden fields for a plain form post. */
const fieldsAbout = ({ orderId, path, direct }: VoucherTarget): readonly (readonly [string, string])[] => [
  ...(orderId === null ? [] : [['orderId', orderId] as const]),
  ...(direct ? directFields(direct) : []),
  ...(path === null ? [] : [['path', path] as const]),
];

const directFields = ({ slug, configuration, codes }: DirectCodes): readonly (readonly [string, string])[] => [
  ['direct.slug', slug],
  ...configurationFields(configuration).map(([name, value]) => [`direct.${name}`, value] as const),
  ['direct.codes', codes.join(',')],
];

/** What the checkout form beside holds; null elsewhere. */
const typedBuyer = () => {
  const form = document.getElementById(CHECKOUT_FORM);
  return form instanceof HTMLFormElement ? textsAt(fieldsOf(form), ['email', 'phone'], 'contact.') : null;
};

export function VoucherButtonForm({
  use,
  about,
  code,
}: {
  readonly use: 'addVoucher' | 'removeVoucher';
  readonly about: VoucherTarget;
  readonly code: string;
}) {
  const adds = use === 'addVoucher';
  return (
    <CommandButton
      use={use}
      command={{ ...about, code }}
      complete={(command) => ({ ...command, buyer: typedBuyer() })}
      fields={[...fieldsAbout(about), ['code', code]]}
      size="s"
      kind={adds ? 'line' : 'text'}
      aria-label={adds ? voucherText.applyCode(code) : voucherText.removeCode(code)}
    >
      {adds ? voucherText.apply : voucherText.remove}
    </CommandButton>
  );
}

const isSubmittedCode = (fields: Parameters<typeof textAt>[0]): boolean => textAt(fields, 'typed') !== '';

/** A rejected code stays, with the reason below. */
export function CodeForm({ about }: { readonly about: VoucherTarget }) {
  return (
    <CommandForm
      use="addVoucher"
      className={styles.form}
      check={validateByService}
      isMine={isSubmittedCode}
      command={(fields) => ({ ...about, code: textAt(fields, 'code'), buyer: typedBuyer() })}
    >
      <HiddenFields fields={fieldsAbout(about)} />
      <input type="hidden" name="typed" value="1" />
      <TextInput
        label={voucherText.field}
        marked={false}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_VOUCHER_CODE_LENGTH}
      />
      <Button type="submit">{voucherText.apply}</Button>
      <FormFailure className={styles.problem} />
    </CommandForm>
  );
}
