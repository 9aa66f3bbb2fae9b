import { Create, SimpleForm } from 'react-admin';
import { Base64Input, type ChosenFile, toBase64 } from './base64-input.tsx';

/** Endings by media type of the tables that people keep. */
const sheets = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
};

const MAX_BYTES = 5 * 1024 * 1024;

type Props = {
  readonly label: string;
  readonly helperText: string;
  /** Beside sheets. */
  readonly others?: Readonly<Record<string, string[]>>;
};

/** Uploads one file with its name, and leads to what it would change. */
export const SheetCreate = ({ others = {}, ...props }: Props) => (
  <Create
    redirect="show"
    transform={async ({ base64 }: { readonly base64: ChosenFile }) => ({
      name: base64.rawFile.name,
      base64: await toBase64(base64.rawFile),
    })}
  >
    <SimpleForm>
      <Base64Input accept={{ ...sheets, ...others }} maxBytes={MAX_BYTES} {...props} />
    </SimpleForm>
  </Create>
);
