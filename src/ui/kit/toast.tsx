import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ShowToast } from './toast-kind.ts';

let isNeeded = false;
let show: ShowToast | null = null;
let waiting: readonly Parameters<ShowToast>[] = [];
const listeners = new Set<() => void>();

/** The first message loads the library. */
export const toast: ShowToast = (message, kind) => {
  isNeeded = true;
  for (const listener of listeners) listener();
  if (show) show(message, kind);
  else waiting = [...waiting, [message, kind]];
};

/** Shows the waiting messages; null on unmount. */
const setStack = (stack: ShowToast | null): void => {
  show = stack;
  if (!stack) return;
  for (const message of waiting) stack(...message);
  waiting = [];
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** When the chunk is gone after a deploy, there are no toasts. */
const Stack = lazy(
  (): Promise<{ default: ComponentType<{ readonly onReady: (show: ShowToast | null) => void }> }> =>
    import('./toast-stack.tsx').catch(() => ({ default: () => null })),
);

/** Empty until the first message. */
export function ToastHost() {
  const on = useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  );
  return on ? (
    <Suspense fallback={null}>
      <Stack onReady={setStack} />
    </Suspense>
  ) : null;
}
