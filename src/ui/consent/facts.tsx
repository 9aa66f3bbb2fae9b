import type { ConsentPurpose } from '#core/consent/consent.ts';
import type { Integrations } from '#core/shared/settings.ts';
import styles from './consent.module.css';
import { consentText as text } from './messages.vi.ts';

/** What a purpose loads, from where, and where the data goes. [CON-01] */
export function Facts({ of, integrations }: { readonly of: ConsentPurpose; readonly integrations: Integrations }) {
  const { what, from, to } = text.facts[of](integrations);
  return (
    <dl className={styles.facts}>
      <dt>{text.what}</dt>
      <dd>{what}</dd>
      <dt>{text.from}</dt>
      <dd>{from}</dd>
      <dt>{text.to}</dt>
      <dd>{to}</dd>
    </dl>
  );
}
