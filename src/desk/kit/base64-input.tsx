import { FileField, FileInput, type FileInputProps, required, useNotify } from 'react-admin';
import { uploadWords as words } from '#desk/words/desk.vi.ts';

type Props = {
  readonly label: string;
  readonly helperText?: string;
  /** Endings by media type, as browsers name it. */
  readonly accept: Readonly<Record<string, string[]>>;
  readonly maxBytes: number;
};

/** What `Base64Input` holds until the form is sent. */
export type ChosenFile = { readonly rawFile: File };

/** Says why a chosen file was not taken; without it the field only stays empty. */
const useRefusal = ({
  accept,
  maxBytes,
}: Pick<Props, 'accept' | 'maxBytes'>): NonNullable<FileInputProps['options']> => {
  const notify = useNotify();
  const endings = Object.values(accept).flat().join(', ');
  return {
    onDropRejected: ([refused]) => {
      if (refused === undefined) return;
      const { file, errors } = refused;
      const isTooLarge = errors.every(({ code }) => code === 'file-too-large');
      notify(isTooLarge ? words.tooLarge(file.name, maxBytes / 1_048_576) : words.wrongKind(file.name, endings), {
        type: 'warning',
      });
    },
  };
};

/** A file that `toBase64` turns into the field `base64`. */
export const Base64Input = ({ maxBytes, label, ...props }: Props) => (
  <FileInput
    source="base64"
    label={label}
    maxSize={maxBytes}
    options={useRefusal({ accept: props.accept, maxBytes })}
    validate={required()}
    inputProps={{ 'aria-label': label }}
    {...props}
  >
    <FileField source="src" title="title" />
  </FileInput>
);

/** Several files, each with its name. */
export const FilesInput = ({ label, source, maxBytes, ...props }: Props & { readonly source: string }) => (
  <FileInput
    source={source}
    label={label}
    multiple
    maxSize={maxBytes}
    options={useRefusal({ accept: props.accept, maxBytes })}
    inputProps={{ 'aria-label': label }}
    {...props}
  >
    <FileField source="src" title="title" />
  </FileInput>
);

export const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
