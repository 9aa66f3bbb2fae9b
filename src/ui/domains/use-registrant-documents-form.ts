import { type RefObject, useRef, useState } from 'react';
import {
  type DocumentType,
  type RegistrantDocuments,
  type RegistrantField,
  type RegistrantFieldValues,
  type RegistrantType,
  registrantFields,
} from '#core/domains/registrant-documents.ts';
import { MAX_DOCUMENT_BYTES, validateDocumentFile } from '#core/domains/validate-document-file.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { fieldsOf, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { toBase64 } from '#ui/kit/base64.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

const without = (problems: Problems, name: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([each]) => each !== name));

const problemsIn = (failure: ShopFailure | null | undefined): Problems =>
  failure?.kind === 'invalid-fields' ? failure.fields : {};

/** Values of the fields that the form currently shows. */
const readRegistrantFields = (form: HTMLFormElement): RegistrantFieldValues =>
  Object.fromEntries(
    registrantFields.flatMap((name): [RegistrantField, string][] =>
      form.elements.namedItem(`fields.${name}`) === null ? [] : [[name, textAt(fieldsOf(form), `fields.${name}`)]],
    ),
  );

/** Runs tasks one after another, so that later commands include what earlier ones saved. */
const useSequence = () => {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = line.current.then(work);
    line.current = mine.catch(() => null);
    return mine;
  };
};

/** Editing a field clears its problem. */
const useProblems = (first: Problems) => {
  const [problems, set] = useState(first);
  return {
    set,
    put: (name: string, found: FieldProblem | undefined) =>
      set((before) => ({ ...without(before, name), ...(found ? { [name]: found } : {}) })),
    of: (name: string): FieldProblem | null => problems[name] ?? null,
  };
};

/** Builds the command; remembers values of fields that are hidden and shown again. */
const useDraft = (papers: RegistrantDocuments, form: RefObject<HTMLFormElement | null>) => {
  const posted = useSubmission('saveRegistrantDocuments');
  const [rememberedFields, setRememberedFields] = useState<RegistrantFieldValues>({});
  const draft = (registrant: RegistrantType) => {
    const fields = { ...rememberedFields, ...(form.current === null ? {} : readRegistrantFields(form.current)) };
    setRememberedFields(fields);
    return { id: papers.id, registrant, fields, documents: {}, consent: false };
  };
  const postedValue = (name: RegistrantField): string =>
    posted === null ? '' : textAt(posted.fields, `fields.${name}`);
  const typed = (name: RegistrantField): string =>
    rememberedFields[name] ?? (postedValue(name) || (papers.fields[name] ?? ''));
  return { draft, typed, posted: posted?.failure ?? null };
};

/** Saves fields on blur and files on selection, one by one; submission waits. Works as a plain post. [DOM-02] */
export const useRegistrantDocumentsForm = (
  papers: RegistrantDocuments,
  form: RefObject<HTMLFormElement | null>,
  first: RegistrantType,
) => {
  const saveCommand = useCommand('saveRegistrantDocuments');
  const submitCommand = useCommand('saveRegistrantDocuments');
  const { draft, typed, posted } = useDraft(papers, form);
  const problems = useProblems(problemsIn(posted));
  const [uploading, setUploading] = useState<DocumentType | null>(null);
  const [registrant, setRegistrant] = useState<RegistrantType>(papers.registrant ?? first);
  const runInSequence = useSequence();
  const saveFields = (chosen: RegistrantType = registrant) => {
    const now = draft(chosen);
    return runInSequence(() => saveCommand.run({ ...now, step: 'keep' }));
  };
  const uploadFile = (document: DocumentType, file: File) => {
    const now = draft(registrant);
    return runInSequence(async () => {
      setUploading(document);
      const text = file.size > MAX_DOCUMENT_BYTES ? null : toBase64(new Uint8Array(await file.arrayBuffer()));
      const problem = text === null ? 'file-large' : validateDocumentFile(text);
      const documents = text === null ? {} : { [document]: text };
      const answer = problem === null ? await saveCommand.run({ ...now, documents, step: 'keep' }) : null;
      const fieldProblem = answer?.ok === false ? problemsIn(answer.failure)[`documents.${document}`] : undefined;
      problems.put(`documents.${document}`, problem ?? fieldProblem);
      setUploading(null);
    });
  };
  const submit = (step: 'save' | 'send', consent: boolean) => {
    const now = draft(registrant);
    return runInSequence(async () => {
      const answer = await submitCommand.run({ ...now, consent, step });
      problems.set(answer?.ok === false ? problemsIn(answer.failure) : {});
    });
  };
  const failure = submitCommand.failure ?? saveCommand.failure ?? posted;
  return {
    registrant,
    choose: (chosen: RegistrantType) => {
      // Saves fields before hiding them.
      void saveFields(chosen);
      setRegistrant(chosen);
    },
    typed,
    problem: problems.of,
    mend: (name: string) => problems.put(name, undefined),
    keep: saveFields,
    attach: uploadFile,
    submit,
    uploading,
    busy: submitCommand.busy,
    /** Null also when only fields are invalid: they show their own errors. */
    failure: failure?.kind === 'invalid-fields' ? null : failure,
  };
};

export type RegistrantDocumentsFormState = ReturnType<typeof useRegistrantDocumentsForm>;
