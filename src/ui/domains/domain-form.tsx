import { type FormEvent, useEffect, useRef } from 'react';
import { MAX_LIST_TEXT } from '#core/domains/name-list.ts';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import layout from '#ui/theme/layout.module.css';
import { domainField } from './domain-field.vi.ts';
import styles from './domain-form.module.css';

/** A plain GET form to the search page. Calls `onType` on every input. [DOM-01] */
export function DomainForm({
  term = '',
  extension,
  extensions = [],
  hosting = null,
  onType,
  onSend,
}: {
  readonly term?: string;
  readonly extension?: string;
  /** An empty list hides the select. */
  readonly extensions?: readonly string[];
  /** The hosting line that the name is for. */
  readonly hosting?: string | null;
  readonly onType?: (form: HTMLFormElement) => void;
  readonly onSend?: () => void;
}) {
  const go = useFormNavigation(paths.domainSearch());
  const field = useRef<HTMLInputElement>(null);
  // Back navigation sets the field to the displayed results' term, unless the shopper is typing in it.
  useEffect(() => {
    if (field.current !== null && document.activeElement !== field.current) field.current.value = term;
  }, [term]);
  const search = useRef(onType);
  // What was typed before the script was here.
  useEffect(() => {
    const { current } = field;
    if (current?.form && current.value !== current.defaultValue) search.current?.(current.form);
  }, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    onSend?.();
    go(event);
  };
  return (
    <search>
      <form
        className={styles.search}
        action={paths.domainSearch()}
        method="get"
        onSubmit={send}
        onInput={(event) => onType?.(event.currentTarget)}
      >
        {hosting === null ? null : <input type="hidden" name="cho" value={hosting} />}
        <label>
          <span className={layout.sr}>{domainField.label}</span>
          <Icon name="globe" />
          <input
            ref={field}
            name="q"
            defaultValue={term}
            placeholder={domainField.placeholder}
            maxLength={MAX_LIST_TEXT}
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
