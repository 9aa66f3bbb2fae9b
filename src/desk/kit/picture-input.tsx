import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  Translate,
  useCreate,
  useNotify,
  useRecordContext,
  useWrappedSource,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PictureRecord } from '#contracts/desk/content/content-record.ts';
import { useSession } from '#desk/session-context.ts';
import { contentWords as words } from '#desk/words/content.vi.ts';
import { Base64Input, type ChosenFile, toBase64 } from './base64-input.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Props = { readonly source: string; readonly label: string };

const nameOf = ({ label }: PictureRecord): string => label;

/** What a new picture consists of. */
export const pictureFields = (
  <>
    <Base64Input
      label={words.file}
      accept={{ 'image/*': ['.jpg', '.jpeg', '.png', '.webp'] }}
      maxBytes={10 * 1024 * 1024}
    />
    <TextInput source="alt" label={words.alt} validate={required()} />
  </>
);

type TypedPicture = { readonly alt: string; readonly base64: ChosenFile };

export const sendPicture = async ({ alt, base64 }: TypedPicture) => ({ alt, base64: await toBase64(base64.rawFile) });

/** A picture beside its name. */
const Option = () => {
  const record = useRecordContext<PictureRecord>();
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Thumbnail<PictureRecord> label="" of={({ url }) => ({ src: url, alt: '' })} />
      {record?.label}
    </Stack>
  );
};

/** Uploads a picture without leaving the form, and chooses it. */
const NewPicture = ({ source }: Pick<Props, 'source'>) => {
  const [isOpen, open] = useState(false);
  const { setValue } = useFormContext();
  const field = useWrappedSource(source);
  const notify = useNotify();
  const [create] = useCreate<PictureRecord, Error>();
  const upload = async (typed: object) => {
    // The fields of the dialog hold nothing else.
    const data = await sendPicture(typed as TypedPicture);
    await create(
      'pictures',
      { data },
      {
        onSuccess: ({ id }) => {
          setValue(field, id, { shouldDirty: true });
          open(false);
        },
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button size="small" startIcon={<AddPhotoAlternate />} onClick={() => open(true)}>
        {words.newPicture}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} fullWidth>
        <DialogTitle>{words.newPicture}</DialogTitle>
        <DialogContent>
          <SimpleForm
            record={{}}
            resource="pictures"
            onSubmit={upload}
            toolbar={
              <Toolbar>
                <SaveButton label={words.upload} />
                <Button size="small" onClick={() => open(false)}>
                  <Translate i18nKey="ra.action.cancel" />
                </Button>
              </Toolbar>
            }
          >
            {pictureFields}
          </SimpleForm>
        </DialogContent>
      </Dialog>
    </>
  );
};

/** One of the uploaded pictures, or a new one. */
export const PictureInput = ({ source, label }: Props) => {
  const { may } = useSession();
  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ReferenceInput source={source} reference="pictures" perPage={100} sort={{ field: 'id', order: 'DESC' }}>
        <AutocompleteInput label={label} optionText={<Option />} inputText={nameOf} helperText={false} fullWidth />
      </ReferenceInput>
      {may.pictures?.create ? <NewPicture source={source} /> : null}
    </Stack>
  );
};

/** Several of the uploaded pictures, in order. */
export const PicturesInput = ({ source, label }: Props) => (
  <ReferenceArrayInput source={source} reference="pictures" perPage={100}>
    <AutocompleteArrayInput label={label} optionText="label" />
  </ReferenceArrayInput>
);
