import { useState } from 'react';
import type { RefusedFile, SentFile } from '#core/shared/sent-file.ts';
import { fileKinds, kindRules } from '#core/support-rules/file-kinds.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { FileInput } from '#ui/kit/form/file-input.tsx';
import { toBase64 } from '#ui/kit/media/base64.ts';
import { fileText as text } from './files-input.vi.ts';

const NAME = 'files';
const accepted = fileKinds.flatMap((kind) => kindRules[kind].endings.map((ending) => `.${ending}`)).join(',');

/** Loads with the first chosen file; without it only the host looks at the files. */
const findUnsendable = async (files: readonly File[]): Promise<RefusedFile | null> => {
  const rules = await import('#core/support-rules/support-files.ts').catch(() => null);
  return rules?.findUnsendable(files) ?? null;
};

/** What is chosen in the field of a form; null when it would be refused, which the field tells. */
export const readChosenFiles = async (form: HTMLFormElement): Promise<readonly SentFile[] | null> => {
  const field = form.elements.namedItem(NAME);
  const chosen = field instanceof HTMLInputElement ? [...(field.files ?? [])] : [];
  if (chosen.length > 0 && (await findUnsendable(chosen)) !== null) return null;
  return Promise.all(
    chosen.map(async (file) => ({ name: file.name, content: toBase64(new Uint8Array(await file.arrayBuffer())) })),
  );
};

/** Files of a message. Without JavaScript the form uploads them, and the host refuses what is wrong with them. */
export function FilesInput() {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  return (
    <>
      <FileInput
        label={text.files}
        hint={text.filesHint}
        name={NAME}
        accept={accepted}
        multiple
        onChange={({ target }) => void findUnsendable([...(target.files ?? [])]).then(setRefused)}
      />
      {refused === null ? null : <FailureNote failure={{ kind: 'file-refused', ...refused }} />}
    </>
  );
}
