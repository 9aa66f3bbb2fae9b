import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, memoryStore, Resource } from 'react-admin';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { VoucherCreate, VoucherEdit, VoucherList } from '#desk/pages/vouchers.tsx';
import { deskWords } from '#desk/words/desk.vi.ts';
import { reactAdminWords } from '#desk/words/react-admin.vi.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { DeskLayout } from './layout.tsx';
import { SessionContext } from './session-context.ts';
import { deskThemes } from './theme.ts';

const i18nProvider = polyglotI18nProvider(() => ({ ...reactAdminWords, ...deskWords }), 'vi', [], {
  allowMissing: true,
});

/** What lists are sorted and filtered by stays in memory, because it may name a customer. */
const store = memoryStore();

export const Desk = ({ session }: { readonly session: DeskSession }) => (
  <SessionContext value={session}>
    <Admin
      title={session.shop.name}
      layout={DeskLayout}
      authProvider={authProvider(session)}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      disableTelemetry
      {...deskThemes(session.shop)}
    >
      {session.may.vouchers ? (
        <Resource
          name="vouchers"
          list={VoucherList}
          create={VoucherCreate}
          edit={VoucherEdit}
          recordRepresentation="code"
        />
      ) : null}
    </Admin>
  </SessionContext>
);
