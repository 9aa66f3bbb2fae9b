import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';
import { toast } from '#ui/kit/feedback/toast.tsx';
import type { RouterContext } from './context.ts';

/** Toasts in the specification. [spec 8] */
const toasted: readonly FailureKind[] = ['no-token', 'order-not-created'];

/** Nothing where the page tells it. `toasts`: it has no place for it. */
export const tellFailure = (failure: ShopFailure, toasts: boolean): void => {
  if (toasts || toasted.includes(failure.kind)) toast(sentenceOf(failure), 'error');
};

/** Gives a new guest their token where each proves their work. False without a proof, or when that fails. [VIS-02] */
export const proveVisitor = async ({
  client,
  device,
  newIdempotencyKey,
}: Pick<RouterContext, 'client' | 'device' | 'newIdempotencyKey'>): Promise<boolean> => {
  const challenge = await client.query('loadBotChallenge', {});
  const proof = challenge.ok ? await device?.solveChallenge(challenge.value) : null;
  if (!proof) return false;
  return (await client.command('proveVisitor', { proof, idempotencyKey: newIdempotencyKey() })).ok;
};
