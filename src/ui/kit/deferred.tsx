import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { onTouch } from './use-touched.ts';

/** What a deferred part waits for: to be near the screen, or to be pointed at, focused or touched. */
type Wake = 'visible' | 'touched';
const never = (): boolean => false;
/** How near to the screen a part comes alive. */
const MARGIN = '200px';

/**
 * A part of the page whose script comes later: the host draws it whole, it stands and its links work, and it comes alive
 * when it is wanted. Reached by navigation inside the shop it loads at once.
 */
export const deferred = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  when: Wake,
  /** Another reason to come alive: a hook that answers true once there is one. */
  useWanted = never,
): ComponentType<Props> => {
  let wake: () => void = () => {};
  const wanted = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let drawnByHost = false;
  // After a deploy the script may be gone. What the host drew works without it, so it stays as it is.
  const asDrawn = (cause: unknown): Promise<never> =>
    drawnByHost ? new Promise(() => {}) : Promise.reject(new Error('a part that loads later is missing', { cause }));
  const Part = lazy(() => (typeof document === 'undefined' ? load() : wanted.then(load).catch(asDrawn)));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module
  return function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [alive] = useState(useHydrated());
    const [live, setLive] = useState(alive);
    if (alive) wake();
    else drawnByHost = true;
    useEffect(() => (box.current && !live ? watch(box.current, when, wake) : undefined), [live]);
    const reason = useWanted();
    useEffect(() => {
      if (reason) wake();
    }, [reason]);
    const part = (
      <Suspense fallback={null}>
        <Part {...props} />
        <Alive tell={setLive} />
      </Suspense>
    );
    // What the host drew must not be drawn again before its script is there: React would throw it away.
    const drawn = useRef(part);
    return (
      <div ref={box} data-deferred={when} style={when === 'touched' ? noBox : undefined}>
        {live ? part : drawn.current}
      </div>
    );
  };
};

/** Tells that the part beside it has its script. */
function Alive({ tell }: { readonly tell: (live: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

/** Stands in no one's layout; what waits for the screen needs a box of its own. */
const noBox = { display: 'contents' };

const watch = (box: HTMLElement, when: Wake, wake: () => void): (() => void) => {
  if (when === 'touched') return onTouch((target) => box.contains(target) && wake());
  if (!('IntersectionObserver' in window)) {
    wake();
    return () => {};
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: MARGIN });
  observer.observe(box);
  return () => observer.disconnect();
};
