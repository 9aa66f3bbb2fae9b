import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchBox } from '#ui/search/search-box.tsx';

test('CAT-01 words that were typed before the script had loaded are looked up once', async () => {
  const asked: string[] = [];
  const box = (
    <SearchBox
      action="/tim-kiem"
      name="q"
      label="Tìm"
      placeholder=""
      groups={[]}
      onType={(text) => asked.push(text)}
      onGo={() => {}}
      onSend={() => {}}
    />
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(box);
  const field = page.querySelector('input');
  if (field) field.value = 'vps 8gb';
  const root = await act(async () => hydrateRoot(page, box));
  expect(asked).toEqual(['vps 8gb']);
  act(() => root.unmount());
  page.remove();
});
