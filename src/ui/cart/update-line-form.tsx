import { useEffect, useId, useRef, useState } from 'react';
import type { CartLine, CartView } from '#core/cart/cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import { findPriceCut } from '#core/pricing/term-savings.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt, useSubmission } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { Counter } from '#ui/blocks/order/counter.tsx';
import { lineTitle } from '#ui/blocks/order/order-table.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import styles from './cart-line.module.css';
import { cartText } from './messages.vi.ts';

/** Debounce before a quantity is sent, in milliseconds: «25» takes two keystrokes. */
const DEBOUNCE_MS = 350;

type Props = { readonly cart: CartView; readonly item: CartLine };

/** Against the list price, as the product's page says it. */
const savedPercent = (terms: CartLine['terms'], term: number): string => {
  const cut = findPriceCut(terms, term);
  return cut === null ? '' : ` (−${cut.percent}%)`;
};

/** Sends changes after the debounce; without JavaScript there is a button. [CART-14] */
export function UpdateLineForm({ cart, item }: Props) {
  const { line, terms } = item;
  const id = useId();
  const mine = (fields: Parameters<typeof textAt>[0]) => textAt(fields, 'lineId') === line.id;
  const posted = useSubmission('changeLine', mine);
  const typed = posted ? textAt(posted.fields, 'term') : '';
  const submit = () => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <CommandForm
      use="changeLine"
      id={id}
      isMine={mine}
      className={styles.change}
      command={(fields) => ({
        orderId: cart.orderId,
        lineId: lineItemId(textAt(fields, 'lineId')),
        quantity: Number(textAt(fields, 'quantity')) || null,
        term: Number(textAt(fields, 'term')) || null,
      })}
    >
      {({ busy }) => (
        <>
          <input type="hidden" name="orderId" value={cart.orderId} />
          <input type="hidden" name="lineId" value={line.id} />
          {/* The term of an instalment plan or of a transfer (one year) is fixed. */}
          {terms.length === 0 || line.instalmentPlan !== undefined || line.isTransfer ? null : (
            <InlineSelect
              key={line.term}
              label={`${cartText.term}: ${lineTitle(line)}`}
              name="term"
              defaultValue={typed === '' ? String(line.term) : typed}
              onChange={submit}
            >
              {terms.map((term) => (
                <option key={term.term} value={term.term}>
                  {termText(term.term, term.unit)}
                  {savedPercent(terms, term.term)}
                </option>
              ))}
            </InlineSelect>
          )}
          {line.category === 'domain' ? null : (
            <QuantityField
              item={item}
              typed={posted ? Number(textAt(posted.fields, 'quantity')) || null : null}
              busy={busy}
              submit={submit}
            />
          )}
          <noscript>
            <Button type="submit" size="s">
              {cartText.apply}
            </Button>
          </noscript>
          <FormFailure className={styles.problem}>
            <Button type="submit" kind="text" size="s" busy={false} className={needsScriptClass}>
              {cartText.retry}
            </Button>
          </FormFailure>
        </>
      )}
    </CommandForm>
  );
}

/** Sends the typed quantity after the debounce; never resends a rejected one. */
function QuantityField({
  item: { line },
  typed,
  busy,
  submit,
}: {
  readonly item: CartLine;
  readonly typed: number | null;
  readonly busy: boolean;
  readonly submit: () => void;
}) {
  const [wanted, setWanted] = useState<number | null>(typed);
  const sent = useRef(typed);
  useEffect(() => {
    if (wanted === null || busy) return;
    if (wanted === line.quantity) setWanted(null);
    if (wanted === line.quantity || wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      submit();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, busy, line.quantity, submit]);
  return (
    <Counter
      name="quantity"
      label={`${cartText.count}: ${lineTitle(line)}`}
      value={wanted ?? line.quantity}
      least={MIN_QUANTITY}
      most={MAX_QUANTITY}
      onChange={(next) => {
        sent.current = null;
        setWanted(next);
      }}
    />
  );
}
