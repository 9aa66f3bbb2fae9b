import { type ComponentType, type FunctionComponent, lazy, memo, Suspense } from 'react';

/**
 * A component whose script loads with its first render, which shows nothing until then. With equal props it is not
 * rendered again: before the script is there, that would make React discard the server's HTML.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> => {
  const Part = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
};
