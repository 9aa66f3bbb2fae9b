import Dns from '@mui/icons-material/Dns';
import Mail from '@mui/icons-material/MailOutlined';
import Money from '@mui/icons-material/Payments';
import Cart from '@mui/icons-material/ShoppingCart';
import Note from '@mui/icons-material/StickyNote2';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { OrderEventRecord } from '#contracts/desk/order-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { price } from '#desk/kit/price.ts';
import { orderWords as words } from '#desk/words/records.vi.ts';

const icons: Readonly<Record<OrderEventRecord['kind'], typeof SvgIcon>> = {
  order: Cart,
  money: Money,
  mail: Mail,
  service: Dns,
  note: Note,
};

const Event = ({ kind, text, at, by, amount }: OrderEventRecord) => {
  const Icon = icons[kind];
  return (
    <ListItem divider disableGutters>
      <ListItemIcon sx={{ minWidth: 40 }}>
        <Icon fontSize="small" titleAccess={words.eventKinds[kind]} />
      </ListItemIcon>
      <ListItemText
        primary={text}
        secondary={[formatMinute(at), by].filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      />
      {amount === null ? null : <Typography sx={{ pl: 1 }}>{price(amount)}</Typography>}
    </ListItem>
  );
};

/** What happened, newest first. */
export const Events = ({ title, events }: { readonly title: string; readonly events: readonly OrderEventRecord[] }) => (
  <Card>
    <CardContent>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {events.length === 0 ? (
        <Typography color="textSecondary">{words.none}</Typography>
      ) : (
        <List dense aria-label={title}>
          {events.map((each) => (
            <Event key={each.id} {...each} />
          ))}
        </List>
      )}
    </CardContent>
  </Card>
);
