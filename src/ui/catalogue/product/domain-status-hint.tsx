import { useEffect, useState } from 'react';
import type { Product } from '#core/catalogue/product.ts';
import { eligibilityOf } from '#core/domains/eligibility.ts';
import { alternativesFor } from '#core/domains/sibling-extensions.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { domainKind } from '#core/shared/domains/domain-kind.ts';
import { parseExtension } from '#core/shared/domains/domain-name.ts';
import { type DomainStatus, domainStates, isAvailableName } from '#core/shared/domains/domain-problems.ts';
import { completeName } from '#core/shared/goods/name-of-product.ts';
import * as paths from '#core/shared/paths.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { eligibilityText } from '#ui/blocks/price/eligibility.vi.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import { product as text } from './product.vi.ts';

/** Debounce before a domain is looked up, in milliseconds. */
const DEBOUNCE_MS = 500;

const tones: Readonly<Record<DomainStatus, 'ok' | 'error' | 'warn'>> = {
  available: 'ok',
  registered: 'error',
  reserved: 'error',
  invalid: 'error',
  unknown: 'warn',
};

/** The status of the typed name, whose extension is the product's; an unknown one is shown as unknown. [DOM-04] */
export function DomainStatusHint({ product, typed }: { readonly product: Product; readonly typed: string }) {
  const hydrated = useHydrated();
  const rested = useDebounced(typed.trim());
  const extension = parseExtension(product) ?? '';
  const name = rested === '' ? null : completeName(product, rested);
  // The host has answered for the name in the address.
  const { data, isFetching, isError } = usePublicQuery(
    'loadDomainStatus',
    { name: name ?? '' },
    hydrated && name !== null,
  );
  const conditions = <Conditions product={product} extension={extension} />;
  if (rested === '')
    return (
      <span>
        {text.domainHint(extension)} {conditions}
      </span>
    );
  if (name === null)
    return (
      <span role="status">
        <Badge tone="error" dot>
          {rested}: {text.domainStates.invalid}
        </Badge>{' '}
        {text.domainHint(extension)}
      </span>
    );
  if (isFetching) return <span role="status">{text.domainChecking}</span>;
  if (data === undefined) return <span role="status">{isError ? text.domainNot : text.domainHint(extension)}</span>;
  const label = toDisplayDomain(name).slice(0, -extension.length);
  return (
    <span role="status">
      <Badge tone={tones[data.status]} dot>
        {toDisplayDomain(data.name)} {text.domainStates[data.status]}
      </Badge>{' '}
      {isAvailableName(data) ? conditions : null}
      {domainStates[data.status].isTaken ? (
        <Alternatives product={product} label={name.slice(0, -extension.length)} shown={label} />
      ) : null}
    </span>
  );
}

/** Who may register such a name; nothing when everybody may. [DOM-03] */
function Conditions({ product, extension }: { readonly product: Product; readonly extension: string }) {
  const eligibility = eligibilityOf(extension, domainKind(product.sku));
  if (eligibility === null) return null;
  return (
    <>
      {eligibilityText[eligibility].who} {eligibilityText[eligibility].documents}
    </>
  );
}

/** The same label under the best known extensions, if free, and the search for similar names. */
function Alternatives({
  product,
  label,
  shown,
}: {
  readonly product: Product;
  readonly label: string;
  readonly shown: string;
}) {
  const option = product.options.find(isWritten)?.id ?? '';
  return (
    <span>
      {alternativesFor(product, label).map(({ name, slug }) => (
        <Alternative
          key={name}
          name={name}
          href={`${paths.product(slug)}?${new URLSearchParams({ [`chosen[${option}]`]: name })}`}
        />
      ))}
      <Link href={paths.domainSearch({ q: shown })}>{text.domainSimilar(shown)}</Link>
    </span>
  );
}

function Alternative({ name, href }: { readonly name: string; readonly href: string }) {
  const { data } = usePublicQuery('loadDomainStatus', { name }, useHydrated());
  if (!isAvailableName(data)) return null;
  return (
    <Link href={href}>
      {name} {text.domainStates.available}
    </Link>
  );
}

const useDebounced = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const handle = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(handle);
  }, [value]);
  return rested;
};
