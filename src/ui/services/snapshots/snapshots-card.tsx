import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ActionKind } from '#core/control-rules/power.ts';
import { MAX_SNAPSHOT_NAME } from '#core/control-rules/snapshots.ts';
import type { SnapshotsView } from '#core/services/snapshots/load-snapshots.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { privateKey } from '#ui/app/queries.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import styles from '#ui/services/control.module.css';
import { Confirmed } from '#ui/services/power-buttons.tsx';
import layout from '#ui/theme/layout.module.css';
import { SnapshotItem } from './snapshot-item.tsx';
import { snapshotsText as text } from './snapshots.vi.ts';
import { snapshotsQuery } from './snapshots-query.ts';

const TAB: ServiceTab = 'ban-chup';

type Controlled = {
  readonly id: ServiceId;
  /** What runs now; the list is read again when it has ended. */
  readonly running: ActionKind | null;
  readonly actions: readonly ActionKind[];
};

/** Copies of the machine that its engine keeps, with what can be done with them now. [SVC-01] */
export function SnapshotsCard({ id, running, actions }: Controlled) {
  const { data, isFetching, refetch } = useOptionalPageQuery(snapshotsQuery);
  useReadAfter(running);
  return (
    <SectionCard
      id="ban-chup"
      title={text.title}
      end={data ? <span className={layout.quiet}>{text.free(data.free)}</span> : null}
    >
      <div className={classes(layout.fields, styles.items)} aria-busy={isFetching}>
        <p className={layout.quiet}>{text.hint}</p>
        {data ? (
          <Snapshots id={id} view={data} isBusy={running !== null} actions={actions} />
        ) : (
          <Silent isFetching={isFetching} readAgain={() => void refetch()} />
        )}
      </div>
    </SectionCard>
  );
}

const useReadAfter = (running: ActionKind | null): void => {
  const queries = useQueryClient();
  const last = useRef(running);
  useEffect(() => {
    if (last.current === running) return;
    last.current = running;
    if (running === null) void queries.invalidateQueries({ queryKey: privateKey('loadSnapshots') });
  }, [running, queries]);
};

function Silent({ isFetching, readAgain }: { readonly isFetching: boolean; readonly readAgain: () => void }) {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    readAgain();
  };
  return (
    <>
      <p className={layout.quiet}>{text.silent}</p>
      <form method="get" onSubmit={onSubmit}>
        <input type="hidden" name="tab" value={TAB} />
        <Button type="submit" busy={isFetching}>
          {text.again}
        </Button>
      </form>
    </>
  );
}

function Snapshots({
  id,
  view: { snapshots, free },
  isBusy,
  actions,
}: Pick<Controlled, 'id' | 'actions'> & { readonly view: SnapshotsView; readonly isBusy: boolean }) {
  return (
    <>
      {snapshots.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={layout.rows}>
          {snapshots.map((each) => (
            <SnapshotItem key={each.name} service={id} item={each} actions={actions} />
          ))}
        </ul>
      )}
      {isBusy ? <p className={layout.quiet}>{text.busy}</p> : null}
      {free === 0 ? <p className={layout.quiet}>{text.full}</p> : null}
      {free > 0 && actions.includes('take-snapshot') ? <TakeSnapshot id={id} /> : null}
    </>
  );
}

function TakeSnapshot({ id }: Pick<Controlled, 'id'>) {
  return (
    <Confirmed icon="plus" label={text.take} open={useSubmission('takeSnapshot') !== null}>
      <p>{text.takeNote}</p>
      <CommandForm
        use="takeSnapshot"
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['snapshotName']) })}
        onDone={(form) => form.reset()}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput
          label={text.name}
          name="snapshotName"
          hint={text.nameHint}
          maxLength={MAX_SNAPSHOT_NAME}
          autoComplete="off"
        />
        <SubmitButton>{text.takeButton}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}
