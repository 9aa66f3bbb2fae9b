import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ShowToast } from './toast-kind.ts';

let isNeeded = false;
let show: ShowToast | null = null;
let waiting: readonly Parameters<ShowToast>[] = [];
const listeners = new Set<() => void>();

/** Shows a message for five seconds. The first message loads the library, not the page. */
export const toast: ShowToast = (message, kind) => {
  isNeeded = true;
  for (const listener of listeners) listener();
  if (show) show(message, kind);
  else waiting = [...waiting, [message, kind]];
};

/** Stores the mounted stack and shows the waiting messages; null on unmount. */
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

/** When the chunk is missing, as after a deploy, there is no toast; the page shows outcomes anyway. */
const Stack = lazy(
  (): Promise<{ default: ComponentType<{ readonly onReady: (show: ShowToast | null) => void }> }> =>
    import('./toast-stack.tsx').catch(() => ({ default: () => null })),
);

/** Mounts the toasts once in the shell; empty until the first message. */
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
