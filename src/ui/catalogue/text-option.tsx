import { useEffect, useState } from 'react';
import { optionFieldName } from '#core/pricing/quote.ts';
import type { DomainStatus } from '#core/shared/domain-problems.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { product as text } from './product.vi.ts';
import type { OptionProps } from './use-configuration.ts';

/** Debounce before a domain is looked up, in milliseconds. */
const DEBOUNCE_MS = 500;

/** A text that the product needs; a domain is looked up while typing. Uncontrolled, so that early input stays. */
export function TextOption({ product, option, state, problems }: OptionProps) {
  const chosen = state.configuration.chosen[option.id]?.[0] ?? '';
  const [typed, setTyped] = useState(chosen);
  const problem = problems[optionFieldName(option.id)];
  const handleBlur = (left: string): void => {
    setTyped(left);
    const trimmed = left.trim();
    if (trimmed !== chosen) state.chooseOption(option.id, trimmed === '' ? [] : [trimmed]);
  };
  const extension = product.type === 'domain' ? (/\.[a-z.]+$/.exec(product.title)?.[0] ?? null) : null;
  return (
    <TextInput
      label={text.text(option.name)}
      name={optionFieldName(option.id)}
      required={option.required}
      defaultValue={chosen}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => handleBlur(event.target.value)}
      maxLength={255}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      icon="globe"
      error={problem ? fieldSentence(problem) : null}
      hint={product.type === 'domain' ? <DomainStatusHint name={typed} extension={extension} /> : text.domainHint(null)}
    />
  );
}

const tones: Readonly<Record<DomainStatus, 'ok' | 'error' | 'warn'>> = {
  available: 'ok',
  registered: 'error',
  reserved: 'error',
  invalid: 'error',
  unknown: 'warn',
};

/** An unknown status is shown as unknown. [DOM-04] */
function DomainStatusHint({ name, extension }: { readonly name: string; readonly extension: string | null }) {
  const hydrated = useHydrated();
  const rested = useDebounced(name.trim().toLowerCase());
  const asked = rested.includes('.') && hydrated;
  const { data, isFetching, isError } = usePublicQuery('loadDomainStatus', { name: rested }, asked);
  if (!asked) return <span>{text.domainHint(extension)}</span>;
  if (isFetching) return <span role="status">{text.domainChecking}</span>;
  if (isError || !data) return <span role="status">{text.domainNot}</span>;
  return (
    <span role="status">
      <Badge tone={tones[data.status]} dot>
        {data.name}: {text.domainStates[data.status]}
      </Badge>
    </span>
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
