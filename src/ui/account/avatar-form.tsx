import { type FormEvent, useState } from 'react';
import { isPictureText } from '#core/account/picture-text.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { useSubmission } from '#ui/app/command-form.tsx';
import { useCommand } from '#ui/app/use-command.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { Avatar } from '#ui/blocks/avatar.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FileInput } from '#ui/kit/file-input.tsx';
import styles from './account.module.css';
import { avatarText } from './messages.vi.ts';
import { pictureText } from './picture-file.ts';

const refused: ShopFailure = { kind: 'invalid-fields', fields: { image: 'image' } };

/** The customer's picture. As a plain form it is sent as the file that it is. [ACC-09, SDK-03] */
export function AvatarForm() {
  const { person } = usePageQuery(accountQuery);
  const { run, busy, failure } = useCommand('setAvatar');
  const posted = useSubmission('setAvatar');
  const [own, setOwn] = useState<ShopFailure | null>(posted?.failure ?? null);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const field = form.elements.namedItem('image');
    const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
    const image = file === undefined ? '' : await pictureText(file);
    setOwn(isPictureText(image) ? null : refused);
    if (isPictureText(image) && (await run({ image }))?.ok) form.reset();
  };
  const told = own ?? failure;
  return (
    <Card padded as="section" labelledBy="avatar">
      <form
        method="post"
        encType="multipart/form-data"
        className={styles.avatar}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <input type="hidden" name="_use" value="setAvatar" />
        <input type="hidden" name="idempotencyKey" value="" />
        <Avatar name={person.fullName} path={person.avatarPath} size="l" />
        <FileInput
          label={avatarText.title}
          marked={false}
          hint={avatarText.hint}
          error={told?.kind === 'invalid-fields' ? fieldProblems.image : null}
          name="image"
          accept="image/png,image/jpeg,image/webp"
        />
        <Button type="submit" busy={busy}>
          {avatarText.save}
        </Button>
      </form>
      {told === null || told.kind === 'invalid-fields' ? null : <FailureNote failure={told} />}
    </Card>
  );
}
