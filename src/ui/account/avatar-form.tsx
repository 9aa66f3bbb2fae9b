import { isPictureBase64 } from '#core/account/picture-text.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { usePageQuery } from '#ui/app/page.ts';
import { Avatar } from '#ui/blocks/avatar.tsx';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FileInput } from '#ui/kit/file-input.tsx';
import styles from './account.module.css';
import { avatarText } from './messages.vi.ts';
import { readPictureBase64 } from './read-picture-base64.ts';

/** The selected picture in base64; empty when there is none or it is not a picture. */
const readPicture = async (form: HTMLFormElement): Promise<string> => {
  const field = form.elements.namedItem('image');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  const text = file === undefined ? '' : await readPictureBase64(file);
  return isPictureBase64(text) ? text : '';
};

/** Without JavaScript the form uploads the file unchanged. [ACC-09, SDK-03] */
export function AvatarForm() {
  const { person } = usePageQuery(accountQuery);
  return (
    <Card padded as="section" labelledBy="avatar">
      <CommandForm
        use="setAvatar"
        encType="multipart/form-data"
        className={styles.avatar}
        check={validateByService}
        command={async (_fields, form) => ({ image: await readPicture(form) })}
        onDone={(form) => form.reset()}
      >
        <Avatar name={person.fullName} path={person.avatarPath} size="l" />
        <FileInput
          label={avatarText.title}
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
