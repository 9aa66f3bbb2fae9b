import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useResourceDefinitions } from 'react-admin';
import { menuWords } from '#desk/words/desk.vi.ts';
import { DeskSearch } from './search.tsx';
import { useSession } from './session-context.ts';

/** Resources by what they are about, in the order of the menu. */
const groups = [
  { title: menuWords.selling, names: ['orders', 'consultations', 'tickets', 'customers', 'services', 'reviews'] },
  { title: menuWords.money, names: ['transfers', 'refunds', 'invoices', 'sales'] },
  { title: menuWords.goods, names: ['products', 'vouchers', 'options', 'extensions', 'stocks', 'catalogue-files'] },
  {
    title: menuWords.content,
    names: [
      'pages',
      'faqs',
      'projects',
      'authors',
      'article-categories',
      'article-tags',
      'footer',
      'licences',
      'pictures',
    ],
  },
] as const;
const grouped: readonly string[] = groups.flatMap(({ names }) => names);

const Group = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) => {
  const isOpen = useResourceDefinitions();
  const shown = names.filter((name) => isOpen[name]?.hasList);
  if (shown.length === 0) return null;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      {shown.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
    </>
  );
};

const usePhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

/** Records of the desk, then the staff's other pages. */
const DeskMenu = () => {
  const { pages, may } = useSession();
  const others = Object.keys(useResourceDefinitions()).filter((name) => !grouped.includes(name));
  const isPhone = usePhone();
  return (
    <>
      {isPhone && may.search ? (
        <Box sx={{ px: 1, pt: 2 }}>
          <DeskSearch />
        </Box>
      ) : null}
      <Menu>
        <Menu.DashboardItem />
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Group title={menuWords.others} names={others} />
      </Menu>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2 }}>
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

/** The search in the colours of the bar. */
const onBar = {
  width: 420,
  mx: 1,
  '& .MuiOutlinedInput-root, & .MuiSvgIcon-root': { color: 'inherit' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'currentcolor', opacity: 0.4 },
  '& input::placeholder': { opacity: 0.9 },
} as const;

const DeskBar = () => {
  const { member, may } = useSession();
  const isPhone = usePhone();
  return (
    <AppBar userMenu={<UserMenu label={member} />}>
      <TitlePortal component="h1" />
      {may.search && !isPhone ? (
        <Box sx={onBar}>
          <DeskSearch />
        </Box>
      ) : null}
    </AppBar>
  );
};

export const DeskLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout menu={DeskMenu} appBar={DeskBar} sx={{ '& .RaLayout-content': { minWidth: 0, pt: 1 } }}>
    {children}
  </Layout>
);
