import { type Consent, type ConsentPurpose, consentPurposes } from '#core/consent/consent.ts';
import { configuredPurposes } from '#core/consent/purposes-in-use.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { CheckTile } from '#ui/kit/form/check-tile.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './consent.module.css';
import { Facts } from './facts.tsx';
import { consentText as text } from './messages.vi.ts';
import { parseConsentChoice } from './parse-consent-choice.ts';

/** No purpose is pre-ticked; each says what it loads. [CON-01] */
export function ConsentForm({
  integrations,
  consent,
  path,
}: {
  readonly integrations: Integrations;
  /** Null leaves all boxes unticked. */
  readonly consent: Consent | null;
  readonly path: string;
}) {
  const purposesWithIntegrations = configuredPurposes(integrations);
  return (
    <CommandForm
      use="saveConsent"
      toasts
      command={parseConsentChoice}
      className={layout.fields}
      key={consent?.decidedAt ?? 0}
    >
      <input type="hidden" name="path" value={path} />
      {consentPurposes.map((purpose) =>
        purposesWithIntegrations.includes(purpose) ? (
          <Purpose key={purpose} of={purpose} integrations={integrations} granted={consent?.granted[purpose]} />
        ) : (
          <p key={purpose} className={classes(layout.quiet, styles.unused)}>
            <b>{text.purposes[purpose]}</b> {text.notUsed}
          </p>
        ),
      )}
      <SubmitButton>{text.save}</SubmitButton>
    </CommandForm>
  );
}

function Purpose({
  of,
  integrations,
  granted = false,
}: {
  readonly of: ConsentPurpose;
  readonly integrations: Integrations;
  readonly granted?: boolean | undefined;
}) {
  return (
    <div className={styles.purpose}>
      <CheckTile name={of} value="true" defaultChecked={granted} title={text.purposes[of]} />
      <Facts of={of} integrations={integrations} />
    </div>
  );
}
