import type { ActionKind } from '#core/control-rules/power.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Confirmed } from '#ui/services/power-buttons.tsx';
import layout from '#ui/theme/layout.module.css';
import { snapshotsText as text } from './snapshots.vi.ts';

type Item = { readonly service: ServiceId; readonly item: Snapshot };

/** A snapshot with the forms that restore and delete it, unless the machine is busy. */
export function SnapshotItem({ actions, ...own }: Item & { readonly actions: readonly ActionKind[] }) {
  const { name, at, size } = own.item;
  return (
    <li>
      <div className={layout.wide}>
        <b>{name}</b> <span className={layout.fine}>{text.facts(formatMinute(at), size)}</span>
      </div>
      {actions.includes('restore-snapshot') ? <Restore {...own} /> : null}
      {actions.includes('delete-snapshot') ? <Delete {...own} /> : null}
    </li>
  );
}

/** The name of the snapshot is typed; the core checks it. */
function Restore({ service, item: { name, at } }: Item) {
  const isMine = (fields: Fields): boolean => textAt(fields, 'snapshot') === name;
  return (
    <Confirmed icon="refresh" label={text.restore} open={useSubmission('restoreSnapshot', isMine) !== null}>
      <p>{text.restoreWarning(formatMinute(at))}</p>
      <CommandForm
        use="restoreSnapshot"
        isMine={isMine}
        check={validateByService}
        command={(fields) => ({ id: service, snapshot: name, ...textsAt(fields, ['confirmation']) })}
      >
        <HiddenFields
          fields={[
            ['id', service],
            ['snapshot', name],
          ]}
        />
        <TextInput label={text.confirmation(name)} name="confirmation" required autoComplete="off" />
        <Button type="submit" kind="danger">
          {text.restoreButton}
        </Button>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}

function Delete({ service, item: { name } }: Item) {
  const isMine = (fields: Fields): boolean => textAt(fields, 'snapshot') === name;
  return (
    <Confirmed icon="trash" label={text.remove} open={useSubmission('deleteSnapshot', isMine) !== null}>
      <p>{text.removeWarning}</p>
      <CommandButton use="deleteSnapshot" command={{ id: service, snapshot: name }} kind="danger">
        {text.removeButton}
      </CommandButton>
    </Confirmed>
  );
}
