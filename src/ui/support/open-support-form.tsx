import { normaliseSupport, validateSupport } from '#core/support/support-request.ts';
import { MAX_SUBJECT } from '#core/support-rules/support-limits.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { FilesInput, readChosenFiles } from './files-input.tsx';
import { supportText as text } from './support.vi.ts';

/** `order`, `service`: what it is about; both may be empty. */
export function OpenSupportForm({ order, service }: { readonly order: string; readonly service: string }) {
  return (
    <SectionCard id="yeu-cau-moi" title={text.openForm}>
      <CommandForm
        use="openSupportRequest"
        draft={`support ${order}${service}`}
        encType="multipart/form-data"
        className={layout.fields}
        check={validateWith((fields) => validateSupport(normaliseSupport(textsAt(fields, ['title', 'text']))))}
        command={async (fields, form) => {
          const files = await readChosenFiles(form);
          return files && { order, service, files, ...textsAt(fields, ['title', 'text']) };
        }}
      >
        <HiddenFields
          fields={[
            ['order', order],
            ['service', service],
          ]}
        />
        {service === '' ? null : <Note kind="info">{text.aboutThis.service}</Note>}
        {order === '' ? null : <Note kind="info">{text.aboutThis.order}</Note>}
        <TextInput label={text.subject} name="title" required maxLength={MAX_SUBJECT} autoComplete="off" />
        <TextArea label={text.message} name="text" required hint={text.messageHint} />
        <FilesInput />
        <SubmitButton>{text.send}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </SectionCard>
  );
}
