import OpenInNew from '@mui/icons-material/OpenInNew';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { ReactNode } from 'react';
import { Layout, Menu } from 'react-admin';
import { menuWords } from '#desk/words/desk.vi.ts';
import { useSession } from './session-context.ts';

/** Records of the desk, then the staff's other pages. */
const DeskMenu = () => {
  const { pages } = useSession();
  return (
    <Menu>
      <Menu.DashboardItem />
      <Menu.ResourceItems />
      <List dense subheader={<ListSubheader>{menuWords.pages}</ListSubheader>}>
        {pages.map(({ title, path }) => (
          <ListItemButton key={path} component="a" href={path}>
            <ListItemText primary={title} />
            <OpenInNew fontSize="small" color="action" />
          </ListItemButton>
        ))}
      </List>
    </Menu>
  );
};

export const DeskLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout menu={DeskMenu}>{children}</Layout>
);
