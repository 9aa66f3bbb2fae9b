import { MAX_KEY_NAME } from '#core/control-rules/access-keys.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { keysQuery } from './access-queries.ts';
import styles from './control.module.css';
import { KeyItem } from './key-item.tsx';
import { keysText as text } from './keys.vi.ts';
import { Confirmed } from './power-buttons.tsx';

/** Access keys of a store, or whom to ask for them where staff keep them. [SVC-01] */
export function Keys({ isByStaff, ...own }: Parameters<typeof OwnKeys>[0] & { readonly isByStaff: boolean }) {
  return isByStaff ? <KeysByStaff /> : <OwnKeys {...own} />;
}

function KeysByStaff() {
  const hotline = useHotline();
  return (
    <SectionCard id="keys" title={text.title}>
      <p className={layout.quiet}>{text.byStaff(hotline)}</p>
    </SectionCard>
  );
}

/** A key can be revoked while the store rests. */
function OwnKeys({ id, canCreate }: { readonly id: ServiceId; readonly canCreate: boolean }) {
  const { keys, free } = usePageQuery(keysQuery);
  return (
    <SectionCard id="keys" title={text.title} end={<span className={layout.quiet}>{text.count(free)}</span>}>
      <div className={classes(layout.fields, styles.items)}>
        <p className={layout.quiet}>{keys.length === 0 ? text.none : text.hint}</p>
        {keys.length === 0 ? null : (
          <ul className={layout.rows}>
            {keys.map((key) => (
              <KeyItem key={key.id} service={id} item={key} />
            ))}
          </ul>
        )}
        {free === 0 ? <p className={layout.quiet}>{text.full}</p> : canCreate ? <CreateKey id={id} /> : null}
      </div>
    </SectionCard>
  );
}

function CreateKey({ id }: { readonly id: ServiceId }) {
  return (
    <Confirmed icon="plus" label={text.create} open={useSubmission('createAccessKey') !== null}>
      <CommandForm
        use="createAccessKey"
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['keyName']) })}
        onDone={(form) => form.reset()}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput
          label={text.name}
          name="keyName"
          hint={text.nameHint}
          required
          maxLength={MAX_KEY_NAME}
          autoComplete="off"
        />
        <SubmitButton>{text.createButton}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}
