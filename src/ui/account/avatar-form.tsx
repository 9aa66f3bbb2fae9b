import { findPictureProblem, MAX_PICTURE_BASE64_LENGTH, MAX_PICTURE_BYTES } from '#core/shared/picture-text.ts';
import { profileQuery } from '#ui/account/account-queries.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { usePageQuery } from '#ui/app/page.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { FileInput } from '#ui/kit/form/file-input.tsx';
import { toBase64 } from '#ui/kit/media/base64.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { avatarText } from './messages.vi.ts';

/** Of another format a beginning tells as much as the whole; of a picture that is too large, one character too many. */
const lengthToSend = (base64: string): number =>
  findPictureProblem(base64) === 'format' ? 16 : MAX_PICTURE_BASE64_LENGTH + 4;

/** The selected picture in base64, no longer than its refusal needs; empty when there is none. */
const readPicture = async (form: HTMLFormElement): Promise<string> => {
  const field = form.elements.namedItem('image');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  const text = file === undefined ? '' : await readPictureBase64(file);
  return text.slice(0, lengthToSend(text));
};

/** Without JavaScript the form uploads the file unchanged. [ACC-09, SDK-03] */
export function AvatarForm() {
  const { person } = usePageQuery(profileQuery);
  return (
    <Card padded as="section" labelledBy="avatar">
      <CommandForm
        use="setAvatar"
        encType="multipart/form-data"
        className={layout.flow}
        check={validateByService}
        command={async (_fields, form) => ({ image: await readPicture(form) })}
        onDone={(form) => form.reset()}
      >
        <Avatar name={person.fullName} path={person.avatarPath} size="l" />
        <FileInput
          label={avatarText.title}
          className={layout.wide}
          marked={false}
          hint={avatarText.hint}
          name="image"
          accept="image/png,image/jpeg,image/webp"
        />
        <Button type="submit">{avatarText.save}</Button>
        <FormFailure />
      </CommandForm>
    </Card>
  );
}

/** Side of the square picture that the shop stores. */
const MAX_SIDE_PX = 512;

/** Shrinks pictures above the upload limit if the browser can decode them; the others fail validation. */
const readPictureBase64 = async (file: File): Promise<string> => {
  const small = file.size > MAX_PICTURE_BYTES ? await shrinkPicture(file).catch(() => null) : null;
  return toBase64(new Uint8Array(await (small ?? file).arrayBuffer()));
};

const shrinkPicture = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
};
