import { VOUCHER_CODE_LENGTH } from '#core/pricing/voucher-code.ts';
import type { DirectCodes, VoucherCommand } from '#core/vouchers/voucher.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { textAt, useSubmission } from '#ui/app/form-fields.ts';
import { configurationFields } from '#ui/blocks/configuration-fields.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { voucherText } from './messages.vi.ts';
import styles from './vouchers.module.css';

/** What the codes are for: a cart, or the product that is ordered straight. */
export type About = Pick<VoucherCommand, 'orderId' | 'path' | 'direct'>;

/** What tells a plain post which cart or product it is about, and where it came from. */
function Hidden({ about: { orderId, path, direct } }: { readonly about: About }) {
  return (
    <>
      {orderId === null ? null : <input type="hidden" name="orderId" value={orderId} />}
      {direct
        ? directFields(direct).map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))
        : null}
      {path === null ? null : <input type="hidden" name="path" value={path} />}
    </>
  );
}

const directFields = ({ slug, configuration, codes }: DirectCodes): readonly (readonly [string, string])[] => [
  ['direct.slug', slug],
  ...configurationFields(configuration).map(([name, value]) => [`direct.${name}`, value] as const),
  ['direct.codes', codes.join(',')],
];

/** One press that puts a code in or takes it out. */
export function PressForm({
  use,
  about,
  code,
}: {
  readonly use: 'addVoucher' | 'removeVoucher';
  readonly about: About;
  readonly code: string;
}) {
  const adds = use === 'addVoucher';
  return (
    <CommandForm
      use={use}
      command={() => ({ ...about, code })}
      isMine={(fields) => textAt(fields, 'code') === code && textAt(fields, 'typed') === ''}
    >
      {({ busy, failure }: FormState) => (
        <>
          <Hidden about={about} />
          <input type="hidden" name="code" value={code} />
          {failure === null ? null : <FailureNote failure={failure} />}
          <Button
            type="submit"
            size="s"
            kind={adds ? 'line' : 'text'}
            busy={busy}
            aria-label={adds ? voucherText.applyCode(code) : voucherText.removeCode(code)}
          >
            {adds ? voucherText.apply : voucherText.remove}
          </Button>
        </>
      )}
    </CommandForm>
  );
}

const isTyped = (fields: Parameters<typeof textAt>[0]): boolean => textAt(fields, 'typed') !== '';

/** A field for a code; what was typed stays where it was refused, with the reason below it. */
export function CodeForm({ about }: { readonly about: About }) {
  const posted = useSubmission('addVoucher', isTyped);
  return (
    <CommandForm
      use="addVoucher"
      className={styles.form}
      isMine={isTyped}
      command={(fields) => ({ ...about, code: textAt(fields, 'code') })}
    >
      {({ busy, failure }: FormState) => (
        <>
          <Hidden about={about} />
          <input type="hidden" name="typed" value="1" />
          <TextInput
            label={voucherText.field}
            marked={false}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={VOUCHER_CODE_LENGTH}
            defaultValue={posted ? textAt(posted.fields, 'code') : ''}
            error={failure?.kind === 'invalid-fields' ? fieldProblems.required : null}
          />
          <Button type="submit" busy={busy}>
            {voucherText.apply}
          </Button>
          {failure === null || failure.kind === 'invalid-fields' ? null : (
            <div className={styles.problem}>
              <FailureNote failure={failure} />
            </div>
          )}
        </>
      )}
    </CommandForm>
  );
}
