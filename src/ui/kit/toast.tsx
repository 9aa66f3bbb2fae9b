import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Show } from './toast-kind.ts';

let wanted = false;
let show: Show | null = null;
let waiting: readonly Parameters<Show>[] = [];
const listeners = new Set<() => void>();

/** Says something for five seconds. The library behind it is fetched by the first message, not by the page. */
export const toast: Show = (message, kind) => {
  wanted = true;
  for (const listener of listeners) listener();
  if (show) show(message, kind);
  else waiting = [...waiting, [message, kind]];
};

/** Takes the stack that has come, and says what waited for it; null when it is gone. */
const arrive = (stack: Show | null): void => {
  show = stack;
  if (!stack) return;
  for (const message of waiting) stack(...message);
  waiting = [];
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where its script is missing, as after a deploy, nothing is said: the page shows outcomes by itself. */
const Stack = lazy(
  (): Promise<{ default: ComponentType<{ readonly onReady: (show: Show | null) => void }> }> =>
    import('./toast-stack.tsx').catch(() => ({ default: () => null })),
);

/** Where toasts appear; stands once in the shell and is empty until the first message. */
export function ToastHost() {
  const on = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return on ? (
    <Suspense fallback={null}>
      <Stack onReady={arrive} />
    </Suspense>
  ) : null;
}
