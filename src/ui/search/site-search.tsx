import { useRouter } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import { SearchBox } from '#ui/kit/search-box.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { searchText } from './messages.vi.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Calls `onLeave` before it navigates. [CAT-01] */
export function SiteSearch({ term = '', onLeave }: { readonly term?: string; readonly onLeave?: () => void }) {
  const router = useRouter();
  const send = useFormNavigation(paths.search);
  const { groups, type, clear } = useSuggestions();
  return (
    <SearchBox
      action={paths.search}
      name="q"
      label={searchText.label}
      placeholder={searchText.placeholder}
      defaultValue={term}
      groups={groups}
      onType={type}
      onGo={(href) => {
        clear();
        onLeave?.();
        void router.navigate({ href });
      }}
      onSend={(event) => {
        clear();
        onLeave?.();
        send(event);
      }}
    />
  );
}
