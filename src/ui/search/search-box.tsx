import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { IMAGE_WIDTHS } from '#ui/blocks/content/picture.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box.vi.ts';

export type Suggestion = {
  readonly href: string;
  readonly title: string;
  readonly image?: { readonly path: string } | null;
  /** One line below the title. */
  readonly facts?: string;
  /** With its unit. */
  readonly price?: string;
  /** What choosing the option does, as on a button. */
  readonly action?: string;
};
export type SuggestionGroup = { readonly title: string; readonly options: readonly Suggestion[] };

/** A GET form without JavaScript, a combobox after hydration. [WAI-ARIA combobox with a listbox] */
export function SearchBox({
  action,
  name,
  label,
  placeholder,
  defaultValue = '',
  above = null,
  groups,
  onType,
  onGo,
  onSend,
}: {
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly defaultValue?: string;
  /** Above the options, with controls of its own. */
  readonly above?: ReactNode;
  /** The same value until the suggestions change. */
  readonly groups: readonly SuggestionGroup[];
  readonly onType: (text: string) => void;
  readonly onGo: (href: string) => void;
  readonly onSend: FormEventHandler<HTMLFormElement>;
}) {
  const [open, setOpen] = useState(false);
  const [activeOption, setActiveOption] = useState({ groups, at: -1 });
  const list = useId();
  const options = groups.flatMap((group) => group.options);
  const isListOpen = open && options.length > 0;
  const isPopupOpen = open && (options.length > 0 || above !== null);
  // New suggestions have no active one.
  const activeIndex = isListOpen && activeOption.groups === groups ? activeOption.at : -1;
  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${list}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, list]);

  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this script had loaded, once
  useEffect(() => {
    const typed = field.current?.value ?? defaultValue;
    if (typed === defaultValue) return;
    setOpen(true);
    onType(typed);
  }, []);

  const go = (href: string): void => {
    setOpen(false);
    onGo(href);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isPopupOpen) {
      // Escape closes the list before the surrounding element.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // −1 is the text field itself.
      setActiveOption({ groups, at: ((activeIndex + 1 + step + options.length + 1) % (options.length + 1)) - 1 });
    }
    const chosen = options[activeIndex];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen.href);
    }
  };
  return (
    <search
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form
        action={action}
        method="get"
        onSubmit={(event) => {
          setOpen(false);
          onSend(event);
        }}
      >
        <OutlinedInput
          type="search"
          name={name}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          startAdornment={<Icon name="search" />}
          slotProps={{
            input: {
              'aria-label': label,
              'aria-invalid': undefined,
              maxLength: 100,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isListOpen,
              'aria-controls': list,
              'aria-activedescendant': activeIndex < 0 ? undefined : `${list}-${activeIndex}`,
            },
          }}
          inputRef={field}
          onKeyDown={handleKeyDown}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => {
            setOpen(true);
            onType(target.value);
          }}
        />
        <Button kind="primary" type="submit">
          {searchBoxText.submit}
        </Button>
      </form>
      <Paper variant="floating" className={styles.list ?? ''} hidden={!isPopupOpen}>
        {isPopupOpen ? above : null}
        <div id={list} role="listbox" aria-label={searchBoxText.suggestions} hidden={!isListOpen}>
          {isListOpen ? <Options groups={groups} list={list} marked={activeIndex} go={go} /> : null}
        </div>
      </Paper>
      <span role="status" className={layout.sr}>
        {isListOpen ? searchBoxText.suggested(options.length) : ''}
      </span>
    </search>
  );
}

function Options({
  groups,
  list,
  marked,
  go,
}: {
  readonly groups: readonly SuggestionGroup[];
  readonly list: string;
  readonly marked: number;
  readonly go: (href: string) => void;
}) {
  let before = 0;
  return groups.map(({ title, options }) => {
    const first = before;
    before += options.length;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox, not of form fields
      <div key={title} role="group" aria-labelledby={`${list}-${title}`}>
        <p id={`${list}-${title}`}>{title}</p>
        {options.map((option, at) => (
          <ListItemButton
            key={option.href}
            component="div"
            id={`${list}-${first + at}`}
            role="option"
            aria-selected={first + at === marked}
            // The field keeps the focus, so the keys are its own.
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(option.href)}
          >
            <OptionText option={option} />
          </ListItemButton>
        ))}
      </div>
    );
  });
}

function OptionText({ option: { title, image, facts, price, action } }: { readonly option: Suggestion }) {
  return (
    <>
      {image ? <img src={imageUrl(image.path, IMAGE_WIDTHS[0])} alt="" width={56} height={40} loading="lazy" /> : null}
      <span className={styles.text}>
        {title}
        {facts ? <small>{facts}</small> : null}
      </span>
      {price ? <b>{price}</b> : null}
      {action ? (
        <Typography component="span" variant="button" color="primary" className={styles.action ?? ''}>
          {action}
        </Typography>
      ) : null}
    </>
  );
}
