import type { ControlView } from '#core/services/load-service-control.ts';
import { MAX_SERVICE_NAME } from '#core/services/rename-service.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { controlText as text } from './control.vi.ts';
import { ActionButton, Confirmed, useRefusedAction } from './power-buttons.tsx';

type Controlled = { readonly service: ServiceDetail; readonly control: ControlView };

/** What the type of a service can do beside its power; nothing for a domain. [SVC-01] */
export function ManageCard({ service, control }: Controlled) {
  const { abilities, actions } = control;
  if (abilities.length === 0) return null;
  return (
    <SectionCard id="manage" title={text.manage}>
      <div className={layout.flow}>
        {actions.includes('reset-password') ? <ResetPassword service={service} /> : null}
        {actions.includes('reinstall') ? <Reinstall service={service} control={control} /> : null}
        {abilities.includes('rename') ? <Rename service={service} control={control} /> : null}
      </div>
    </SectionCard>
  );
}

function ResetPassword({ service: { id } }: Pick<Controlled, 'service'>) {
  return (
    <Confirmed icon="key" label={text.actions['reset-password']} open={useRefusedAction(id) === 'reset-password'}>
      <p>{text.passwordWarning}</p>
      <ActionButton id={id} action="reset-password" kind="danger">
        {text.passwordButton}
      </ActionButton>
    </Confirmed>
  );
}

/** The name of the service is typed; the core checks it. */
function Reinstall({ service: { id, name }, control: { abilities, system, systems } }: Controlled) {
  return (
    <Confirmed icon="disk" label={text.reinstall} open={useSubmission('reinstallService') !== null}>
      <p>
        <b>
          {text.reinstallWarning} {abilities.includes('snapshots') ? text.reinstallSnapshots : null}
        </b>{' '}
        {system === null ? null : text.currentSystem(system)}
      </p>
      <CommandForm
        use="reinstallService"
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['system', 'confirmation']) })}
      >
        <HiddenFields fields={[['id', id]]} />
        <NativeSelect label={text.system} name="system" required defaultValue={system ?? systems[0]}>
          {systems.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
        <TextInput label={text.confirmation(name)} name="confirmation" required autoComplete="off" />
        <Button type="submit" kind="danger">
          {text.reinstallButton}
        </Button>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}

function Rename({ service: { id, name }, control: { note } }: Controlled) {
  return (
    <Confirmed icon="edit" label={text.rename} open={useSubmission('renameService') !== null}>
      <CommandForm
        use="renameService"
        draft={`label ${id}`}
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['name', 'note']) })}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput
          label={text.name}
          name="name"
          hint={text.nameHint}
          defaultValue={name}
          maxLength={MAX_SERVICE_NAME}
          autoComplete="off"
        />
        <TextArea label={text.note} name="note" hint={text.noteHint} defaultValue={note} />
        <SubmitButton>{text.save}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}
