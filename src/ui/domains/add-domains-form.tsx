import type { ReactNode } from 'react';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { domainSearchPath } from './domain-search-input.ts';

/** Adds domains at the displayed prices; also works as a plain form. [DOM-01, CART-19] */
export function AddDomainsForm({
  names,
  offers,
  label,
  primary = false,
  small = false,
  forLine = null,
  children,
}: {
  readonly names: readonly string[];
  readonly offers: readonly DomainOffer[];
  /** Names the domain for screen readers. */
  readonly label?: string;
  readonly primary?: boolean;
  readonly small?: boolean;
  /** A hosting line of the cart that the name is for. */
  readonly forLine?: LineItemId | null;
  readonly children: ReactNode;
}) {
  const path = domainSearchPath(useSearchTexts());
  const years = offers[0]?.years ?? 1;
  const expectedTotal = Object.fromEntries(offers.map(({ slug, first }) => [slug, first.total]));
  return (
    <CommandButton
      use="addDomains"
      command={{ names, years, expectedTotal, orderId: null, forLine, path }}
      fields={[
        ...names.map((name) => ['names[ten]', name] as const),
        ...offers.map(({ slug, first }) => [`expectedTotal[${slug}]`, String(first.total)] as const),
        ...(forLine === null ? [] : [['forLine', forLine] as const]),
        ['years', String(years)],
        ['path', path],
      ]}
      kind={primary ? 'primary' : 'line'}
      size={small ? 's' : 'm'}
      aria-label={label}
    >
      {children}
    </CommandButton>
  );
}
