import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { MAX_VOUCHER_CODE_LENGTH } from '#core/pricing/voucher-code.ts';
import type { DirectCodes, VoucherCommand } from '#core/vouchers/voucher.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { fieldsOf, textAt, textsAt } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { CHECKOUT_FORM } from '#ui/blocks/order/checkout-form-id.ts';
import { configurationFields } from '#ui/blocks/price/configuration-fields.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import layout from '#ui/theme/layout.module.css';
import { voucherText } from './messages.vi.ts';

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
  onFailure,
}: {
  readonly use: 'addVoucher' | 'removeVoucher';
  readonly about: VoucherTarget;
  readonly code: string;
  readonly onFailure?: (failure: ShopFailure) => void;
}) {
  const adds = use === 'addVoucher';
  return (
    <CommandButton
      use={use}
      command={{ ...about, code }}
      complete={(command) => ({ ...command, buyer: typedBuyer() })}
      fields={[...fieldsAbout(about), ['code', code]]}
      onFailure={onFailure}
      size="s"
      kind={adds ? 'line' : 'text'}
      aria-label={adds ? voucherText.applyCode(code) : voucherText.removeCode(code)}
    >
      {adds ? voucherText.apply : voucherText.remove}
    </CommandButton>
  );
}

/** Whether a code was typed and not chosen. */
export const isSubmittedCode = (fields: Parameters<typeof textAt>[0]): boolean => textAt(fields, 'typed') !== '';

/** A rejected code stays; the list says why. */
export function CodeForm({
  about,
  onFailure,
}: {
  readonly about: VoucherTarget;
  readonly onFailure: (failure: ShopFailure) => void;
}) {
  return (
    <CommandForm
      use="addVoucher"
      className={layout.ends}
      check={validateByService}
      isMine={isSubmittedCode}
      command={(fields) => ({ ...about, code: textAt(fields, 'code'), buyer: typedBuyer() })}
      onFailure={onFailure}
    >
      <HiddenFields fields={fieldsAbout(about)} />
      <input type="hidden" name="typed" value="1" />
      <TextInput
        label={voucherText.field}
        className={layout.grow}
        marked={false}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_VOUCHER_CODE_LENGTH}
      />
      <Button type="submit">{voucherText.apply}</Button>
    </CommandForm>
  );
}
