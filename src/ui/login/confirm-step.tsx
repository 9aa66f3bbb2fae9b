import type { PendingLoginView } from '#core/account/account.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import layout from '#ui/theme/layout.module.css';
import { AuthPage } from './auth-page.tsx';
import { loginText } from './messages.vi.ts';

/** This browser did not request the login token, so the user must confirm the account. [LAY-03] */
export function ConfirmStep({ pending }: { readonly pending: PendingLoginView }) {
  const name = pending.name || pending.email || pending.phone;
  return (
    <AuthPage
      title={name === '' ? loginText.confirmNameless : loginText.confirmTitle(name)}
      lead={loginText.confirmLead}
    >
      <div className={layout.flow}>
        <Answer accept>{loginText.confirmYes}</Answer>
        <Answer accept={false}>{loginText.confirmNo}</Answer>
      </div>
    </AuthPage>
  );
}

function Answer({ accept, children }: { readonly accept: boolean; readonly children: string }) {
  return (
    <CommandButton
      use="confirmLogIn"
      command={{ accept }}
      fields={[['accept', String(accept)]]}
      kind={accept ? 'primary' : 'line'}
      size="l"
    >
      {children}
    </CommandButton>
  );
}
