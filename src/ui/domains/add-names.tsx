import type { ReactNode } from 'react';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import type { Fields } from '#ui/app/form-fields.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ownPath } from './domain-search-input.ts';

/** A button that adds names at the prices that stand beside them; it works as a plain form too. [DOM-01, CART-19] */
export function AddNames({
  names,
  offers,
  label,
  primary = false,
  small = false,
  children,
}: {
  readonly names: readonly string[];
  /** The offers that sell these names. */
  readonly offers: readonly DomainOffer[];
  /** Says which name the button is for, where there are many of them. */
  readonly label?: string;
  readonly primary?: boolean;
  readonly small?: boolean;
  readonly children: ReactNode;
}) {
  const path = ownPath(useSearchTexts());
  const years = offers[0]?.years ?? 1;
  const expectedTotal = Object.fromEntries(offers.map(({ slug, first }) => [slug, first.total]));
  return (
    <CommandForm
      use="addDomains"
      isMine={(fields) => sameNames(fields, names)}
      command={() => ({ names, years, expectedTotal, orderId: null, path })}
    >
      {({ busy, failure }) => (
        <>
          {names.map((name) => (
            <input key={name} type="hidden" name="names[ten]" value={name} />
          ))}
          {offers.map(({ slug, first }) => (
            <input key={slug} type="hidden" name={`expectedTotal[${slug}]`} value={first.total} />
          ))}
          <input type="hidden" name="years" value={years} />
          <input type="hidden" name="path" value={path} />
          <Button
            type="submit"
            kind={primary ? 'primary' : 'line'}
            size={small ? 's' : 'm'}
            busy={busy}
            aria-label={label}
          >
            {children}
          </Button>
          {failure === null ? null : <FailureNote failure={failure} />}
        </>
      )}
    </CommandForm>
  );
}

const sameNames = (fields: Fields, names: readonly string[]): boolean =>
  JSON.stringify(fields.names) === JSON.stringify({ ten: names });
