import { useEffect, useRef, useState } from 'react';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { DomainStatusHint } from './domain-status-hint.tsx';
import { product as text } from './product.vi.ts';
import type { OptionProps } from './use-configuration.ts';

/** A text that the product needs; a domain is looked up while typing. Uncontrolled, so that early input stays. */
export function TextOption({ product, option, state, problems }: OptionProps) {
  const chosen = state.configuration.chosen[option.id]?.[0] ?? '';
  const [typed, setTyped] = useState(chosen);
  const field = useRef<HTMLInputElement>(null);
  // Typed before the script was here.
  useEffect(() => setTyped((known) => field.current?.value ?? known), []);
  const problem = problems[optionFieldName(option.id)];
  const handleBlur = (left: string): void => {
    setTyped(left);
    const trimmed = cleanTyped(left);
    if (trimmed !== chosen) state.chooseOption(option.id, trimmed === '' ? [] : [trimmed]);
  };
  return (
    <TextInput
      label={text.text(option.name)}
      ref={field}
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
      hint={isDomainProduct(product) ? <DomainStatusHint product={product} typed={typed} /> : text.domainHint(null)}
    />
  );
}
