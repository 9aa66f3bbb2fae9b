import OpenInNew from '@mui/icons-material/OpenInNew';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal, UserMenu } from 'react-admin';
import { menuWords } from '#desk/words/desk.vi.ts';
import { DeskSearch } from './search.tsx';
import { useSession } from './session-context.ts';

/** Records of the desk, then the staff's other pages. */
const DeskMenu = () => {
  const { pages } = useSession();
  return (
    <>
      <Menu />
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

const DeskBar = () => {
  const { member, may } = useSession();
  return (
    <AppBar userMenu={<UserMenu label={member} />}>
      <TitlePortal component="h1" />
      {may.search ? <DeskSearch /> : null}
    </AppBar>
  );
};

export const DeskLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout menu={DeskMenu} appBar={DeskBar}>
    {children}
  </Layout>
);
