import type { Totp } from '#core/account/account.ts';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import styles from './account.module.css';
import { totpText } from './security.vi.ts';

export function TotpSecret({ totp }: { readonly totp: Extract<Totp, { state: 'pending' }> }) {
  return (
    <div className={styles.totp}>
      <div className={styles.qr}>
        <QrCode text={totp.uri} label={totpText.qr} />
      </div>
      <div>
        <h3>{totpText.scan}</h3>
        <p className={styles.hint}>{totpText.secret}</p>
        <p className={styles.secret}>
          <code>{groupByFour(totp.secret)}</code>
          <CopyButton text={totp.secret} label={totpText.copySecret} />
        </p>
        <h3>
          {totpText.recovery}
          <CopyButton text={totp.recoveryCodes.join('\n')} label={totpText.copyRecovery} />
        </h3>
        <p className={styles.hint}>{totpText.recoverySentence}</p>
        <ul className={styles.codes}>
          {totp.recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Groups of four are easier to type. */
const groupByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
