import { type Consent, consentPurposes } from '#core/consent/consent.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import layout from '#ui/theme/layout.module.css';
import { Facts } from './facts.tsx';
import { consentText as text } from './messages.vi.ts';
import { parseConsentChoice } from './parse-consent-choice.ts';

/** One press agrees to the chat and opens it; other choices stay as they are. [CHAT-04, CON-01] */
export function ChatConsent({
  integrations,
  consent,
  path,
  onClose,
}: {
  readonly integrations: Integrations;
  readonly consent: Consent | null;
  readonly path: string;
  readonly onClose: () => void;
}) {
  const granted = consentPurposes.filter((purpose) => purpose === 'chat' || consent?.granted[purpose]);
  return (
    <CommandForm use="saveConsent" toasts command={parseConsentChoice} className={layout.fields}>
      <input type="hidden" name="path" value={path} />
      {granted.map((purpose) => (
        <input key={purpose} type="hidden" name={purpose} value="true" />
      ))}
      <Facts of="chat" integrations={integrations} />
      <div className={layout.chips}>
        <SubmitButton>{text.openChat}</SubmitButton> <Button onClick={onClose}>{text.later}</Button>
      </div>
    </CommandForm>
  );
}
