import { type FormEvent, useEffect, useRef } from 'react';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/button.tsx';
import { InlineSelect } from '#ui/kit/field.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { domainField } from './domain-field.vi.ts';
import styles from './domain-form.module.css';

/** The search for a name, as a plain GET form to the search page. `onType` is told what is typed. [DOM-01] */
export function DomainForm({
  term = '',
  extension,
  extensions = [],
  onType,
  onSend,
}: {
  readonly term?: string;
  readonly extension?: string;
  /** Extensions to choose from; without any there is no select. */
  readonly extensions?: readonly string[];
  readonly onType?: (form: HTMLFormElement) => void;
  readonly onSend?: () => void;
}) {
  const go = useFormNavigation(paths.domainSearch);
  const field = useRef<HTMLInputElement>(null);
  // Going back shows an older answer: the field says what it is for, but never over what is being typed.
  useEffect(() => {
    if (field.current !== null && document.activeElement !== field.current) field.current.value = term;
  }, [term]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    onSend?.();
    go(event);
  };
  return (
    <search>
      <form
        className={styles.search}
        action={paths.domainSearch}
        method="get"
        onSubmit={send}
        onInput={(event) => onType?.(event.currentTarget)}
      >
        <label>
          <span className={layout.sr}>{domainField.label}</span>
          <Icon name="globe" />
          <input
            ref={field}
            name="q"
            defaultValue={term}
            placeholder={domainField.placeholder}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        {extensions.length === 0 ? null : (
          <div>
            <InlineSelect label={domainField.extension} key={extension} name="duoi" defaultValue={extension}>
              {extensions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </InlineSelect>
          </div>
        )}
        <Button type="submit" kind="primary">
          <Icon name="search" />
          {domainField.submit}
        </Button>
      </form>
    </search>
  );
}
