import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isInUse, repeatEarlyPress } from './early-press.ts';
import { onFirstInteraction } from './use-has-interacted.ts';
import { useHydrated } from './use-hydrated.ts';

/** Proximity to the viewport, or hover, focus or touch. */
type LoadTrigger = 'visible' | 'touched';
const never = (): boolean => false;
/** Distance from the viewport that triggers loading. */
const MARGIN = '200px';

/** Defers a component's script: the host renders it, and it hydrates on demand. Client navigation loads it at once. */
export const deferred = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  when: LoadTrigger,
  /** Additional trigger: a hook that returns true when the script is needed. */
  useWanted = never,
): ComponentType<Props> => {
  let startLoading: () => void = () => {};
  const wanted = new Promise<void>((resolve) => {
    startLoading = resolve;
  });
  let isServerRendered = false;
  // The chunk may be gone after a deploy; the server-rendered HTML works without it.
  const keepServerHtml = (cause: unknown): Promise<never> =>
    isServerRendered
      ? new Promise(() => {})
      : Promise.reject(new Error('a part that loads later is missing', { cause }));
  const Part = lazy(() => (typeof document === 'undefined' ? load() : wanted.then(load).catch(keepServerHtml)));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module
  return function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [isHydrated] = useState(useHydrated());
    const [live, setIsLoaded] = useState(isHydrated);
    if (isHydrated) startLoading();
    else isServerRendered = true;
    useEffect(() => (box.current && !live ? observeTrigger(box.current, when, startLoading) : undefined), [live]);
    useEffect(() => (live ? repeatEarlyPress(box.current) : undefined), [live]);
    const reason = useWanted();
    useEffect(() => {
      if (reason) startLoading();
    }, [reason]);
    const part = (
      <Suspense fallback={null}>
        <Part {...props} />
        <ReportLoaded tell={setIsLoaded} />
      </Suspense>
    );
    // Rendering again before the script is loaded would make React discard the server's HTML.
    const firstRender = useRef(part);
    return (
      <div ref={box} data-deferred={when}>
        {live ? part : firstRender.current}
      </div>
    );
  };
};

function ReportLoaded({ tell }: { readonly tell: (isLoaded: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

const observeTrigger = (box: HTMLElement, when: LoadTrigger, wake: () => void): (() => void) => {
  if (when === 'touched') {
    // The first touch may have come before this script.
    if (isInUse(box)) wake();
    return onFirstInteraction((target) => box.contains(target) && wake());
  }
  if (!('IntersectionObserver' in window)) {
    wake();
    return () => {};
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: MARGIN });
  observer.observe(box);
  return () => observer.disconnect();
};
