import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/action/button.tsx';
import { TextInput } from './field.tsx';

/** What another text than the typed one is proposed by. */
export type Suggest = {
  /** null when the text is right, as far as anybody can tell. */
  readonly find: (typed: string) => Promise<string | null>;
  readonly question: (suggested: string) => string;
  /** Of the button that takes it over. */
  readonly accept: string;
};

/** In ms after the field was left: a button that was just pressed must not move away before it is let go. */
const DELAY_MS = 300;

/** As typed by hand, so that React and the form around the field notice. */
const typeInto = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** A text field that asks whether something similar was meant. Only a hint: the typed text stays and can be sent. */
export function SuggestingInput({
  suggest: { find, question, accept },
  onBlur,
  onInput,
  ...rest
}: ComponentProps<typeof TextInput> & { readonly suggest: Suggest }) {
  const [found, setFound] = useState<{ readonly input: HTMLInputElement; readonly text: string } | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  const look = async (input: HTMLInputElement): Promise<void> => {
    const typed = input.value;
    // Without the network nothing is proposed.
    const text = await find(typed).catch(() => null);
    if (input.value === typed) setFound(text === null ? null : { input, text });
  };
  return (
    <TextInput
      {...rest}
      onBlur={(event) => {
        onBlur?.(event);
        const input = event.currentTarget;
        clearTimeout(wait.current);
        wait.current = setTimeout(() => void look(input), DELAY_MS);
      }}
      onInput={(event) => {
        onInput?.(event);
        clearTimeout(wait.current);
        setFound(null);
      }}
      below={
        found === null ? null : (
          <FormHelperText component="div" role="status" error={false}>
            {question(found.text)}{' '}
            <Button kind="text" size="s" onClick={() => typeInto(found.input, found.text)}>
              {accept}
            </Button>
          </FormHelperText>
        )
      }
    />
  );
}
