import OpenInNew from '@mui/icons-material/OpenInNew';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, Notification, TitlePortal, UserMenu, useResourceDefinitions } from 'react-admin';
import { menuWords } from '#desk/words/desk.vi.ts';
import { DeskSearch } from './search.tsx';
import { useSession } from './session-context.ts';

const wide = (theme: Theme) => theme.breakpoints.up('md');
/** Where react-admin shows the member's name beside the icon. */
const named = (theme: Theme) => theme.breakpoints.up('sm');

/** Resources by what they are about, in the order of the menu. */
const groups = [
  {
    title: menuWords.selling,
    names: [
      'orders',
      'consultations',
      'support-requests',
      'customers',
      'customer-merges',
      'services',
      'service-mails',
      'service-extensions',
    ],
  },
  {
    title: menuWords.operations,
    names: [
      'set-ups',
      'registrar-tasks',
      'machines',
      'papers',
      'domain-transfers',
      'zones',
      'mails',
      'mail-samples',
      'chat-messages',
      'incidents',
    ],
  },
  {
    title: menuWords.money,
    names: ['transfers', 'bank-files', 'balances', 'balance-entries', 'refunds', 'approvals', 'invoices', 'sales'],
  },
  {
    title: menuWords.goods,
    names: [
      'products',
      'vouchers',
      'gifts',
      'product-tags',
      'lines',
      'options',
      'extensions',
      'stocks',
      'catalogue-files',
    ],
  },
  {
    title: menuWords.content,
    names: [
      'articles',
      'banners',
      'menus',
      'contact',
      'home',
      'pages',
      'reviews',
      'faqs',
      'projects',
      'authors',
      'article-categories',
      'article-tags',
      'footer',
      'footer-banner',
      'licences',
      'redirects',
      'mail-texts',
      'pictures',
    ],
  },
  { title: menuWords.staff, names: ['accounts', 'staff-roles', 'sessions', 'log', 'customer-log'] },
] as const;
const grouped: readonly string[] = groups.flatMap(({ names }) => names);

const Group = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) => {
  const isOpen = useResourceDefinitions();
  const shown = names.filter((name) => isOpen[name]?.hasList);
  if (shown.length === 0) return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      {shown.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
    </>
  );
};

/** Records of the desk, then the staff's other pages. */
const DeskMenu = () => {
  const { pages } = useSession();
  const others = Object.keys(useResourceDefinitions()).filter((name) => !grouped.includes(name));
  return (
    <>
      <Menu>
        <Menu.DashboardItem />
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Group title={menuWords.others} names={others} />
      </Menu>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
        {menuWords.pages}
      </Typography>
      <List dense component="nav" aria-label={menuWords.pages}>
        {pages.map(({ title, path }) => (
          <ListItemButton key={path} component="a" href={path}>
            <ListItemText primary={title} />
            <OpenInNew fontSize="small" color="action" />
          </ListItemButton>
        ))}
      </List>
    </>
  );
};

const DeskBar = () => {
  const { member, may } = useSession();
  const isWide = useMediaQuery(wide);
  const isNamed = useMediaQuery(named);
  return (
    <AppBar userMenu={isNamed ? <UserMenu label={member} /> : <UserMenu />}>
      <TitlePortal component="h1" />
      {may.search && isWide ? <DeskSearch /> : null}
    </AppBar>
  );
};

/** On narrow screens at the top, because the buttons of a form stand at the bottom. */
export const DeskNotification = () => {
  const isWide = useMediaQuery(wide);
  return <Notification {...(isWide ? {} : { anchorOrigin: { vertical: 'top', horizontal: 'center' } })} />;
};

/** Where the bar has no room, the search stands above the page. */
export const DeskLayout = ({ children }: { readonly children: ReactNode }) => {
  const { may } = useSession();
  const isWide = useMediaQuery(wide);
  return (
    <Layout menu={DeskMenu} appBar={DeskBar} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, pt: 1 } }}>
      {may.search && !isWide ? <DeskSearch /> : null}
      {children}
    </Layout>
  );
};
