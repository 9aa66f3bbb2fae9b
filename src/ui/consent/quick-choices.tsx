import type { ConsentPurpose } from '#core/consent/consent.ts';
import { configuredPurposes } from '#core/consent/purposes-in-use.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import styles from './consent.module.css';
import { consentText as text } from './messages.vi.ts';
import { parseConsentChoice } from './parse-consent-choice.ts';

/** Two forms, so that both work without JavaScript. Equally prominent. [CON-01] */
export function QuickChoices({ integrations, path }: { readonly integrations: Integrations; readonly path: string }) {
  return (
    <>
      <QuickChoice granted={[]} path={path} label={text.onlyNeeded} />
      <QuickChoice granted={configuredPurposes(integrations)} path={path} label={text.accept} />
    </>
  );
}

function QuickChoice({
  granted,
  path,
  label,
}: {
  readonly granted: readonly ConsentPurpose[];
  readonly path: string;
  readonly label: string;
}) {
  return (
    <CommandForm use="saveConsent" toasts command={parseConsentChoice} className={styles.quick}>
      <input type="hidden" name="path" value={path} />
      {granted.map((purpose) => (
        <input key={purpose} type="hidden" name={purpose} value="true" />
      ))}
      <Button type="submit" block>
        {label}
      </Button>
    </CommandForm>
  );
}
