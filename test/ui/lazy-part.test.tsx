import { act, type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

type NoteProps = { readonly text: string };
const Note = ({ text }: NoteProps) => <p>{text}</p>;

/** A page with a part, and a button that renders the page again. */
function Page({ part: Part }: { readonly part: ComponentType<NoteProps> }) {
  const [presses, setPresses] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <Part text="đã thêm" />
    </div>
  );
}

test('LAY-04 a part that the host rendered stays while its script loads, although the page renders again', async () => {
  const { prelude } = await prerender(<Page part={lazyPart(async () => ({ default: Note }))} />);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = await new Response(prelude).text();
  let arrive = (_: { readonly default: typeof Note }): void => undefined;
  const script = new Promise<{ readonly default: typeof Note }>((resolve) => {
    arrive = resolve;
  });
  const part = lazyPart(() => script);
  const problem = vi.fn();
  await act(async () => void hydrateRoot(box, <Page part={part} />, { onRecoverableError: problem }));
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelector('button')?.textContent).toBe('1');
  expect(box.querySelector('p')?.textContent).toBe('đã thêm');
  await act(async () => arrive({ default: Note }));
  expect(box.querySelector('p')?.textContent).toBe('đã thêm');
  expect(problem).not.toHaveBeenCalled();
});
