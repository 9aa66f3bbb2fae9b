import { type ServiceFilter, type ServicesView, serviceFilters } from '#core/services/service.ts';
import * as paths from '#core/shared/paths.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { SearchField } from '#ui/kit/navigation/search-field.tsx';
import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { servicesText } from './messages.vi.ts';
import type { ServicesQuery } from './services-query.ts';

const PATH = paths.services;

/** Links and a GET form, so that filter and search have a URL. */
export function ServicesHead({
  view: { counts, lines },
  query: { filter, keyword, line },
}: {
  readonly view: ServicesView;
  readonly query: ServicesQuery;
}) {
  const send = useFormNavigation(PATH);
  const hrefOf = (each: ServiceFilter): string =>
    withSearchChanges(PATH, {}, { filter: each === 'all' ? null : each, q: keyword });
  return (
    <div className={classes(layout.rows, layout.lined)}>
      <div>
        <h2 id="dich-vu" className={layout.sr}>
          {servicesText.title}
        </h2>
        <Segmented
          label={servicesText.filter}
          tabs={serviceFilters.map((each) => ({
            title: servicesText.counted(servicesText.filters[each], counts[each]),
            href: hrefOf(each),
            current: each === filter,
          }))}
        />
        <form className={layout.filter} action={PATH} method="get" onSubmit={send}>
          {filter === 'all' ? null : <input type="hidden" name="filter" value={filter} />}
          <SearchField
            key={`q ${keyword}`}
            label={servicesText.search}
            name="q"
            defaultValue={keyword ?? ''}
            placeholder={servicesText.searchHint}
          />
          {lines.length < 2 ? null : (
            <InlineSelect key={`line ${line}`} label={servicesText.line} name="line" defaultValue={line ?? ''}>
              <option value="">{servicesText.everyLine}</option>
              {lines.map(({ type, typeName, count }) => (
                <option key={type} value={type}>
                  {servicesText.counted(typeName, count)}
                </option>
              ))}
            </InlineSelect>
          )}
          <Button type="submit" size="s">
            {servicesText.find}
          </Button>
        </form>
      </div>
    </div>
  );
}
