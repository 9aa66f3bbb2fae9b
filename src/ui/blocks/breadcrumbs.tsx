import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { useShop } from '#ui/app/use-shop.ts';
import { ServerOnlyData, StructuredData } from '#ui/blocks/content/structured-data.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { blocks } from './messages.vi.ts';

export type Crumb = { readonly title: string; readonly href: string };

/** Links from the home page to the current page. Also emits schema.org BreadcrumbList. */
export function Breadcrumbs({ trail, here }: { readonly trail: readonly Crumb[]; readonly here: string }) {
  const { origin } = useShop();
  const steps = [{ title: blocks.home, href: '/' }, ...trail];
  return (
    <>
      <MuiBreadcrumbs aria-label={blocks.crumbs} separator={<Icon name="right" />}>
        {steps.map(({ title, href }) => (
          <Link key={href} href={href}>
            {title}
          </Link>
        ))}
        <span aria-current="page">{here}</span>
      </MuiBreadcrumbs>
      {import.meta.env.SSR ? (
        <StructuredData
          data={{
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [...steps, { title: here, href: null }].map(({ title, href }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name: title,
              ...(href === null ? {} : { item: origin + href }),
            })),
          }}
        />
      ) : (
        <ServerOnlyData />
      )}
    </>
  );
}
