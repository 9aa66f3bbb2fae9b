import { useState } from 'react';
import type { ServiceId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { OneTimeSecret } from '#ui/blocks/one-time-secret.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { controlText as text } from './control.vi.ts';

/** Shows the new password once; it is discarded with the page. Without JavaScript the form's answer shows it. */
export function NewPassword({ id, isWaiting }: { readonly id: ServiceId; readonly isWaiting: boolean }) {
  const { flash } = useShop();
  const own = flash?.notice === 'service-secret-shown' ? flash.secret : undefined;
  const [taken, setTaken] = useState<string | null>(own ?? null);
  if (taken !== null && !isWaiting)
    return (
      <div className={layout.entries}>
        <OneTimeSecret label={text.newPassword} secret={taken} warning={text.keepPassword} />
      </div>
    );
  if (!isWaiting) return null;
  return (
    <div className={layout.entries}>
      <Note kind="ok">{text.newPasswordWaiting}</Note>
      <CommandForm use="takePassword" command={() => ({ id })} onDone={(_, { secret }) => setTaken(secret)}>
        <HiddenFields fields={[['id', id]]} />
        <SubmitButton>{text.showPassword}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </div>
  );
}
