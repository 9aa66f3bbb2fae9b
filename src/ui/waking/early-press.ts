/** `$pressed`: the button that was pressed last; `src/composition/boot.ts` writes it from the first paint on. */
const page = (): { $pressed?: HTMLElement | null } => window as { $pressed?: HTMLElement | null };

/** React stops a click that it cannot pass on yet. What reaches the window was answered. Call once React listens. */
export const forgetAnsweredPresses = (): void =>
  addEventListener('click', () => {
    page().$pressed = null;
  });

/** Whether the visitor points at this part, is in it, or pressed a button of it. */
export const isInUse = (part: HTMLElement): boolean =>
  part.matches(':hover, :focus-within') || part.contains(page().$pressed ?? null);

/** Presses again the button that was pressed before the script of its part was there. `null`: of no deferred part. */
export const repeatEarlyPress = (part: Element | null): void => {
  const { $pressed: button } = page();
  if (!button || button.closest('[data-deferred]') !== part) return;
  // The press may be the event that React is hydrating for: then it is answered when this runs.
  setTimeout(() => page().$pressed === button && button.click());
};
