import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEntries } from '#core/session/form-drafts.port.ts';
import { useShop } from './use-shop.ts';

/** Neither what the form itself sends, nor what only its owner may know. */
const isKept = (field: Element, keeps: (name: string) => boolean): boolean =>
  'name' in field &&
  typeof field.name === 'string' &&
  !/^(?:_.*|idempotencyKey|proof)?$/.test(field.name) &&
  !field.matches('[type=password], [type=file], [autocomplete*=password], [autocomplete="one-time-code"]') &&
  keeps(field.name);

const entriesOf = (form: HTMLFormElement, keeps: (name: string) => boolean): FormEntries => {
  const names = new Set(
    [...form.elements].flatMap((field) => (isKept(field, keeps) && 'name' in field ? [field.name] : [])),
  );
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && names.has(name) ? [[name, value] as const] : [],
  );
};

/** Names of the fields that were changed before the script of the page had loaded. */
const changedNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap((field) =>
      (
        'checked' in field && /^(?:radio|checkbox)$/.test(field.type)
          ? field.checked !== field.defaultChecked
          : field.value !== field.defaultValue
      )
        ? [field.name]
        : [],
    ),
  );

const merge = (form: HTMLFormElement, kept: FormEntries, keeps: (name: string) => boolean): FormEntries => {
  const changed = changedNames(form);
  const isNew = ([name]: FormEntries[number]) => changed.has(name);
  return [...kept.filter((entry) => !isNew(entry)), ...entriesOf(form, keeps).filter(isNew)];
};

const keepsAll = (): boolean => true;

/**
 * Keeps what is typed in a form until `forget`, and gives it back after the first rendering, which has to equal the
 * host's, and to a customer who has logged in again. `name`: null keeps nothing, as does a form whose failed post the
 * page already shows.
 */
export const useDraft = (
  form: RefObject<HTMLFormElement | null>,
  name: string | null,
  keeps: (name: string) => boolean = keepsAll,
) => {
  const { drafts } = useShop();
  const [{ restored, restorations }, restore] = useState<{
    readonly restored: ReadonlyMap<string, string> | null;
    readonly restorations: number;
  }>({ restored: null, restorations: 0 });
  const focused = useRef<string | null>(null);
  const isChanged = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later names are only written
  useEffect(() => {
    const read = (): void => {
      const kept = name === null ? null : drafts?.read(name);
      if (!kept || form.current === null) return;
      const active = document.activeElement;
      focused.current =
        active instanceof HTMLElement && form.current.contains(active) ? active.getAttribute('name') : null;
      const fields = new Map(merge(form.current, kept, keeps));
      restore(({ restorations: before }) => ({ restored: fields, restorations: before + 1 }));
    };
    read();
    return drafts?.onGivenBack(read);
  }, []);
  // The fields were drawn anew with the draft.
  useLayoutEffect(() => {
    const field = restored && focused.current !== null ? form.current?.elements.namedItem(focused.current) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [restored, form]);
  const save = (): void => {
    if (name !== null && isChanged.current && form.current) drafts?.save(name, entriesOf(form.current, keeps));
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveLatest = () => latest.current();
    addEventListener('pagehide', saveLatest);
    return () => removeEventListener('pagehide', saveLatest);
  }, []);
  return {
    restored,
    /** How often something was given back: each time the fields are drawn anew. */
    restorations,
    onInput: () => {
      isChanged.current = true;
      save();
    },
    forget: () => {
      isChanged.current = false;
      if (name !== null) drafts?.forget(name);
      // A form that stays on its page begins anew.
      restore((before) =>
        before.restored === null ? before : { restored: null, restorations: before.restorations + 1 },
      );
    },
  };
};

/** For the page that follows a form: its draft was sent, also by a press that no script answered. */
export const useSentForms = (...names: readonly string[]): void => {
  const { drafts } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names each time
  useEffect(() => {
    for (const name of names) drafts?.forget(name);
  }, [drafts]);
};
