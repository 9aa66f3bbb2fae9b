import MuiButton from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { abilityFor } from '#core/control-rules/abilities.ts';
import type { ActionKind, ControlKind } from '#core/control-rules/power.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { textAt, useSubmission } from '#ui/app/form-fields.ts';
import { privateKey } from '#ui/app/queries.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './control.module.css';
import { controlText as text } from './control.vi.ts';

type SimpleKind = Exclude<ControlKind, 'reinstall'>;

/** Failures that say why nothing is offered any more. */
const explained: readonly ShopFailure['kind'][] = ['service-action-running', 'service-suspended'];

/** The action whose plain form was refused. */
export const useRefusedAction = (id: ServiceId): string | null => {
  const posted = useSubmission('controlService');
  return posted !== null && textAt(posted.fields, 'id') === id ? textAt(posted.fields, 'action') : null;
};

/** A button that runs an action at once. */
export function ActionButton({
  id,
  action,
  kind = 'line',
  onFailure,
  children,
}: {
  readonly id: ServiceId;
  readonly action: SimpleKind;
  readonly kind?: 'line' | 'danger' | 'primary';
  readonly onFailure?: (failure: ShopFailure) => void;
  readonly children: ReactNode;
}) {
  return (
    <CommandButton use="controlService" command={{ id, action }} kind={kind} onFailure={onFailure}>
      {children}
    </CommandButton>
  );
}

/** A summary is a button by itself. */
const ownRole = { role: undefined };

/** Opens a warning with the button that acts; works without JavaScript. */
export function Confirmed({
  icon,
  label,
  open,
  children,
}: {
  readonly icon: IconName;
  readonly label: string;
  /** True after its form was refused, so that the reason is seen. */
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.confirmed} open={open}>
      <MuiButton component="summary" {...ownRole}>
        <Icon name={icon} />
        {label}
      </MuiButton>
      <div className={classes(layout.entries, layout.start, styles.warning)}>{children}</div>
    </details>
  );
}

/** Whether a button of the power is offered. */
export const hasPower = (actions: readonly ActionKind[]): boolean =>
  actions.some((each) => abilityFor[each] === 'power');

/**
 * Starts at once; what interrupts the machine is confirmed. Nothing is offered while an action runs. Who was refused
 * because another tab was first sees that action, and why theirs did not begin. [SVC-01]
 */
export function PowerButtons({ id, actions }: { readonly id: ServiceId; readonly actions: readonly ActionKind[] }) {
  const refused = useRefusedAction(id);
  const posted = useSubmission('controlService');
  const queries = useQueryClient();
  const [failure, setFailure] = useState<ShopFailure | null>(refused === null ? null : (posted?.failure ?? null));
  const onFailure = (given: ShopFailure): void => {
    setFailure(given);
    void queries.invalidateQueries({ queryKey: privateKey('loadServiceControl') });
  };
  const can = (action: ActionKind): boolean => actions.includes(action);
  if (!hasPower(actions))
    return failure !== null && explained.includes(failure.kind) ? <FailureNote failure={failure} /> : null;
  return (
    <section className={layout.flow} aria-label={text.power}>
      {can('start') ? (
        <ActionButton id={id} action="start" kind="primary" onFailure={onFailure}>
          <Icon name="play" />
          {text.actions.start}
        </ActionButton>
      ) : null}
      {can('reboot') ? (
        <Confirmed icon="refresh" label={text.actions.reboot} open={refused === 'reboot'}>
          <p>{text.confirmReboot}</p>
          <ActionButton id={id} action="reboot" onFailure={onFailure}>
            {text.confirmRebootButton}
          </ActionButton>
        </Confirmed>
      ) : null}
      {can('stop') ? (
        <Confirmed icon="power" label={text.actions.stop} open={refused === 'stop'}>
          <p>{text.confirmStop}</p>
          <ActionButton id={id} action="stop" kind="danger" onFailure={onFailure}>
            {text.confirmStopButton}
          </ActionButton>
        </Confirmed>
      ) : null}
    </section>
  );
}
