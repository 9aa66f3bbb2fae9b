import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchBox, type SuggestionGroup } from '#ui/kit/search-box.tsx';

const named = (...titles: readonly string[]): readonly SuggestionGroup[] => [
  { title: 'Sản phẩm', options: titles.map((title) => ({ title, href: `/san-pham/${title}` })) },
];
const [none, two, other] = [named(), named('một', 'hai'), named('ba')];

let suggest: (groups: readonly SuggestionGroup[]) => void = () => undefined;
const nothing = () => undefined;

/** A search whose suggestions come from outside, as an answer does. */
function Box() {
  const [groups, setGroups] = useState(none);
  suggest = setGroups;
  return (
    <SearchBox
      {...{ action: '/tim-kiem', name: 'q', label: 'Tìm', placeholder: '', groups }}
      {...{ onType: nothing, onGo: nothing, onSend: nothing }}
    />
  );
}

const marked = () => screen.queryAllByRole('option', { selected: true }).map((each) => each.textContent);

test('CAT-01 an arrow counts from the moment the suggestions are drawn, and other suggestions begin unmarked', async () => {
  render(<Box />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  const list = screen.getByRole('listbox', { hidden: true });
  // An observer hears of the list before anything that React left for later has its turn.
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
  }).observe(list, { childList: true });
  await waitFor(() => {
    suggest(two);
    expect(marked()).toEqual(['một']);
  });
  await waitFor(() => {
    suggest(other);
    expect(screen.getByRole('option').textContent).toBe('ba');
  });
  expect(marked()).toEqual([]);
});
