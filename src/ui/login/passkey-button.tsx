import { useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import { loginText } from './messages.vi.ts';

/** Only shown when the browser supports passkeys. [ACC-01] */
export function PasskeyButton({ redirectUrl }: { readonly redirectUrl: string }) {
  const { device, client, newIdempotencyKey } = useShop();
  const hydrated = useHydrated();
  const { run, busy, failure } = useCommand('logInWithPasskey');
  const [isWaiting, setIsWaiting] = useState(false);
  const [isCancelled, setIsCancelled] = useState(false);
  const [refused, setRefused] = useState<ShopFailure | null>(null);
  if (!hydrated || device === null || !device.hasPasskeys()) return null;
  const logIn = async (): Promise<void> => {
    setIsWaiting(true);
    setIsCancelled(false);
    try {
      const challenge = await client.command('startPasskeyLogIn', { idempotencyKey: newIdempotencyKey() });
      setRefused(challenge.ok ? null : challenge.failure);
      if (!challenge.ok) return;
      // biome-ignore lint/correctness/useHookAtTopLevel: it uses a passkey, it is no hook
      const response = await device.usePasskey(challenge.value.options).catch(() => null);
      setIsCancelled(response === null);
      if (response !== null) await run(() => ({ challengeId: challenge.value.id, response, redirectUrl }));
    } finally {
      setIsWaiting(false);
    }
  };
  const shown = refused ?? failure;
  return (
    <div className={layout.entries}>
      <Button block busy={isWaiting || busy} onClick={() => void logIn()}>
        <Icon name="key" />
        {loginText.passkey}
      </Button>
      {isCancelled ? (
        <Note kind="warn" alert>
          {loginText.passkeyGivenUp}
        </Note>
      ) : shown === null ? null : (
        <FailureNote failure={shown} />
      )}
    </div>
  );
}
