import { useRef, useState } from 'react';
import {
  type RegistrantDocuments,
  type RegistrantField,
  type RegistrantFieldValues,
  type RegistrantType,
  registrantFields,
} from '#core/domains/documents/registrant-documents.ts';
import { fieldsOf, textAt } from '#ui/app/form-fields.ts';
import { type CommandInput, useCommand } from '#ui/app/use-command.ts';

type Draft = CommandInput<'saveRegistrantDocuments'>;

/** Values of the fields that the form currently shows. */
const readRegistrantFields = (form: HTMLFormElement): RegistrantFieldValues =>
  Object.fromEntries(
    registrantFields.flatMap((name): [RegistrantField, string][] =>
      form.elements.namedItem(`fields.${name}`) === null ? [] : [[name, textAt(fieldsOf(form), `fields.${name}`)]],
    ),
  );

/**
 * Saves the form while it is filled in: fields on blur and files on selection, one after another, so that later saves
 * include what earlier ones saved. [DOM-02]
 */
export const useRegistrantDocumentsDraft = (registrantDocuments: RegistrantDocuments, first: RegistrantType) => {
  const { run, failure } = useCommand('saveRegistrantDocuments');
  /** Includes the values of fields that are hidden and shown again. */
  const [fields, setFields] = useState<RegistrantFieldValues>(registrantDocuments.fields);
  const [registrant, setRegistrant] = useState<RegistrantType>(registrantDocuments.registrant ?? first);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const draftOf = (form: HTMLFormElement): Draft => {
    const typed = { ...fields, ...readRegistrantFields(form) };
    setFields(typed);
    return { id: registrantDocuments.id, registrant, fields: typed, documents: {}, consent: false, step: 'keep' };
  };
  /** `change` adds to the draft, once earlier saves are done; null saves nothing. */
  const save = (form: HTMLFormElement, change: () => Promise<Partial<Draft> | null> = async () => ({})) => {
    const draft = draftOf(form);
    const saved = pending.current.then(async () => {
      const changes = await change();
      return changes === null ? null : run(() => ({ ...draft, ...changes }));
    });
    pending.current = saved.catch(() => null);
    return saved;
  };
  return {
    registrant,
    fields,
    failure,
    save,
    /** Saves the fields of this registrant before they are hidden. */
    choose: (form: HTMLFormElement, chosen: RegistrantType) => {
      void save(form, async () => ({ registrant: chosen }));
      setRegistrant(chosen);
    },
    /** The draft as it is now, once everything before it is saved. */
    settled: async (form: HTMLFormElement): Promise<Draft> => {
      const draft = draftOf(form);
      await pending.current;
      return draft;
    },
  };
};

export type RegistrantDocumentsDraft = ReturnType<typeof useRegistrantDocumentsDraft>;
