import { useState } from 'react';
import { findTextProblem, normaliseOptionText, textKindOf, textLimit } from '#core/catalogue/option-texts.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { product as text } from './product.vi.ts';
import type { OptionProps } from './use-configuration.ts';

/** What the service is set up with: an SSH key, a hostname, mailboxes. Uncontrolled, so that early input stays. */
export function SetupText({ option, state, problems }: OptionProps) {
  const { id, name, required } = option;
  const chosen = state.configuration.chosen[id]?.[0] ?? '';
  const [left, setLeft] = useState(chosen);
  const normal = normaliseOptionText(name, left);
  const problem = findTextProblem(name, normal) ?? (normal === chosen ? (problems[optionFieldName(id)] ?? null) : null);
  const kind = textKindOf(name);
  const field = {
    label: name,
    name: optionFieldName(id),
    required,
    defaultValue: chosen,
    onBlur: (event: { readonly target: { readonly value: string } }) => {
      const typed = event.target.value;
      setLeft(typed);
      const next = normaliseOptionText(name, typed);
      if (next !== chosen) state.chooseOption(id, next === '' ? [] : [next]);
    },
    maxLength: textLimit(name),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    error: problem === null ? null : fieldSentence(problem),
    hint: text.setupHint(kind),
  };
  return kind === 'ssh-key' ? <TextArea {...field} rows={3} /> : <TextInput {...field} />;
}
