import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchBox, type SuggestionGroup } from '#ui/search/search-box.tsx';

const groupOf = (...titles: readonly string[]): readonly SuggestionGroup[] => [
  { title: 'Sản phẩm', options: titles.map((title) => ({ title, href: `/san-pham/${title}` })) },
];
const [none, two, other] = [groupOf(), groupOf('một', 'hai'), groupOf('ba')];

let suggest: (groups: readonly SuggestionGroup[]) => void = () => undefined;
const nothing = () => undefined;

/** A search box whose suggestions the test sets, like those of a response. */
function Box() {
  const [groups, setGroups] = useState(none);
  suggest = setGroups;
  return (
    <SearchBox
      action={'/tim-kiem'}
      name={'q'}
      label={'Tìm'}
      placeholder={''}
      groups={groups}
      onType={nothing}
      onGo={nothing}
      onSend={nothing}
    />
  );
}

const marked = () => screen.queryAllByRole('option', { selected: true }).map((each) => each.textContent);

test('CAT-01 arrow keys work as soon as the suggestions are rendered, and new suggestions start unselected', async () => {
  render(<Box />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  const list = screen.getByRole('listbox', { hidden: true });
  // The observer runs before any work that React has deferred.
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
