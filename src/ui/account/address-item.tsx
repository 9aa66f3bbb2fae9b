import { useState } from 'react';
import type { SavedAddress } from '#core/account/account.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './account.module.css';
import { editHref } from './find-edited-address.ts';
import { addressText } from './messages.vi.ts';

export function AddressItem({ address }: { readonly address: SavedAddress }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, name, phone, street, wardName, provinceName, isDefault } = address;
  return (
    <li>
      <div className={layout.wide}>
        <p>
          <b>{name}</b> <span className={layout.quiet}>{formatPhone(phone)}</span>{' '}
          {isDefault ? <Badge tone="ok">{addressText.isDefault}</Badge> : null}
        </p>
        <p className={layout.quiet}>{`${street}, ${wardName}, ${provinceName}`}</p>
      </div>
      <div className={styles.actions}>
        {isDefault ? null : (
          <CommandButton use="setDefaultAddress" command={{ id }} kind="text" size="s">
            {addressText.makeDefault}
          </CommandButton>
        )}
        <ButtonLink href={editHref(id)} kind="text" size="s">
          {addressText.edit}
        </ButtonLink>{' '}
        <Button
          kind="text"
          size="s"
          className={needsScriptClass}
          aria-label={addressText.removeOf(name)}
          onClick={() => setIsConfirming(true)}
        >
          {addressText.remove}
        </Button>{' '}
        <noscript>
          <RemoveForm address={address} kind="text" />
        </noscript>
      </div>
      {isConfirming ? (
        <Dialog
          title={addressText.removeTitle}
          text={`${name}, ${street}, ${wardName}`}
          onClose={() => setIsConfirming(false)}
          actions={
            <>
              <Button onClick={() => setIsConfirming(false)}>{addressText.keep}</Button>
              <RemoveForm address={address} kind="danger" />
            </>
          }
        />
      ) : null}
    </li>
  );
}

function RemoveForm({
  address: { id, name },
  kind,
}: {
  readonly address: SavedAddress;
  readonly kind: 'text' | 'danger';
}) {
  return (
    <CommandButton
      use="deleteAddress"
      command={{ id }}
      kind={kind}
      size={kind === 'text' ? 's' : 'm'}
      aria-label={addressText.removeOf(name)}
    >
      {addressText.remove}
    </CommandButton>
  );
}
