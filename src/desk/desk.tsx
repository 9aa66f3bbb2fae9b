import AccountBalance from '@mui/icons-material/AccountBalance';
import AccountTree from '@mui/icons-material/AccountTree';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettings';
import Badge from '@mui/icons-material/Badge';
import Build from '@mui/icons-material/Build';
import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Devices from '@mui/icons-material/Devices';
import Dns from '@mui/icons-material/Dns';
import Drafts from '@mui/icons-material/Drafts';
import FolderShared from '@mui/icons-material/FolderShared';
import Forum from '@mui/icons-material/Forum';
import History from '@mui/icons-material/History';
import HowToReg from '@mui/icons-material/HowToReg';
import Inventory from '@mui/icons-material/Inventory';
import Label from '@mui/icons-material/Label';
import Language from '@mui/icons-material/Language';
import Campaign from '@mui/icons-material/LocalOffer';
import ManageHistory from '@mui/icons-material/ManageHistory';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailbox';
import MenuBook from '@mui/icons-material/MenuBook';
import MergeType from '@mui/icons-material/MergeType';
import MoreTime from '@mui/icons-material/MoreTime';
import MoveDown from '@mui/icons-material/MoveDown';
import Outbox from '@mui/icons-material/Outbox';
import People from '@mui/icons-material/People';
import QueryStats from '@mui/icons-material/QueryStats';
import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import QuickReply from '@mui/icons-material/Quickreply';
import RateReview from '@mui/icons-material/RateReview';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import ReportProblem from '@mui/icons-material/ReportProblem';
import Router from '@mui/icons-material/Router';
import Savings from '@mui/icons-material/Savings';
import SettingsPower from '@mui/icons-material/SettingsPower';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Tune from '@mui/icons-material/Tune';
import Undo from '@mui/icons-material/Undo';
import UploadFile from '@mui/icons-material/UploadFile';
import Warehouse from '@mui/icons-material/Warehouse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Admin, memoryStore, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import type { SalesRecord } from '#contracts/desk/invoice-record.ts';
import { formatIsoMonth } from '#core/shared/calendar.ts';
import { ProductTagCreate, ProductTagEdit, ProductTagList } from '#desk/pages/catalogue/product-tags.tsx';
import { CatalogueFileCreate, CatalogueFileList, CatalogueFileShow } from '#desk/pages/catalogue-files.tsx';
import { ConsultationEdit, ConsultationList } from '#desk/pages/consultations.tsx';
import { contentPages } from '#desk/pages/content/content.tsx';
import { MailTextEdit, MailTextList } from '#desk/pages/content/mail-texts.tsx';
import { ReviewList, ReviewShow } from '#desk/pages/content/reviews.tsx';
import { CustomerCreate, CustomerEdit } from '#desk/pages/customer-form.tsx';
import { CustomerMergeList, CustomerMergeShow } from '#desk/pages/customer-merges.tsx';
import { CustomerList, CustomerShow } from '#desk/pages/customers.tsx';
import { ExtensionCreate, ExtensionEdit, ExtensionList } from '#desk/pages/extensions.tsx';
import { GiftCreate, GiftEdit, GiftList } from '#desk/pages/gifts.tsx';
import { IncidentCreate, IncidentEdit, IncidentList } from '#desk/pages/incidents.tsx';
import { LineCreate, LineEdit, LineList } from '#desk/pages/lines.tsx';
import { BalanceEntryList, BalanceList, BalanceShow } from '#desk/pages/money/balances.tsx';
import { BankFileCreate, BankFileList, BankFileShow } from '#desk/pages/money/bank-files.tsx';
import { InvoiceList, InvoiceShow, SalesList, SalesShow } from '#desk/pages/money/invoices.tsx';
import { RefundList, RefundShow } from '#desk/pages/money/refunds.tsx';
import { TransferList, TransferShow } from '#desk/pages/money/transfers.tsx';
import { ChatMessageList } from '#desk/pages/operations/chat-messages.tsx';
import { DomainTransferList, DomainTransferShow } from '#desk/pages/operations/domain-transfers.tsx';
import { MachineList, MachineShow } from '#desk/pages/operations/machines.tsx';
import { MailList, MailSampleList, MailSampleShow, MailShow } from '#desk/pages/operations/mails.tsx';
import { PaperList, PaperShow } from '#desk/pages/operations/papers.tsx';
import { SetUpPaste } from '#desk/pages/operations/set-up-paste.tsx';
import { SetUpList, SetUpShow } from '#desk/pages/operations/set-ups.tsx';
import { ZoneList, ZoneShow } from '#desk/pages/operations/zones.tsx';
import { OptionCreate, OptionEdit, OptionList } from '#desk/pages/options.tsx';
import { OrderCreate } from '#desk/pages/order-create.tsx';
import { OrderEdit } from '#desk/pages/order-edit.tsx';
import { OrderList, OrderShow } from '#desk/pages/orders.tsx';
import { PriceGrid } from '#desk/pages/prices/price-grid.tsx';
import { ProductCreate, ProductEdit, ProductList } from '#desk/pages/products.tsx';
import { RegistrarTaskList, RegistrarTaskShow } from '#desk/pages/registrar-tasks.tsx';
import { ServiceExtensionCreate, ServiceExtensionList, ServiceExtensionShow } from '#desk/pages/service-extensions.tsx';
import { ServiceMailCreate, ServiceMailList, ServiceMailShow } from '#desk/pages/service-mails.tsx';
import { ServiceList, ServiceShow } from '#desk/pages/services.tsx';
import { ApprovalList, ApprovalShow, deedOf } from '#desk/pages/staff/approvals.tsx';
import { CustomerLogList } from '#desk/pages/staff/customer-log.tsx';
import { LogList } from '#desk/pages/staff/log.tsx';
import { AccountCreate, AccountEdit, AccountList } from '#desk/pages/staff/staff-accounts.tsx';
import { StaffRoleCreate, StaffRoleEdit, StaffRoleList } from '#desk/pages/staff/staff-roles.tsx';
import { StaffSessionList, StaffSessionShow } from '#desk/pages/staff/staff-sessions.tsx';
import { StockEdit, StockList } from '#desk/pages/stocks.tsx';
import {
  CannedAnswerCreate,
  CannedAnswerEdit,
  CannedAnswerList,
  SupportList,
  SupportShow,
} from '#desk/pages/support.tsx';
import { Today } from '#desk/pages/today.tsx';
import { VoucherCreate, VoucherEdit, VoucherList } from '#desk/pages/vouchers.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n-provider.ts';
import { DeskLayout, DeskNotification } from './layout.tsx';
import { SessionContext } from './session-context.ts';
import { deskThemes } from './theme.ts';

/** What lists are sorted and filtered by stays in memory, because it may name a customer. */
const store = memoryStore();

/** In the order of the menu; each is shown to members who may read it. */
const resources: readonly ResourceProps[] = [
  {
    name: 'orders',
    icon: ShoppingCart,
    list: OrderList,
    show: OrderShow,
    create: OrderCreate,
    edit: OrderEdit,
    recordRepresentation: 'number',
  },
  {
    name: 'products',
    icon: Inventory,
    list: ProductList,
    children: <Route path="prices" element={<PriceGrid />} />,
    create: ProductCreate,
    edit: ProductEdit,
    recordRepresentation: 'title',
  },
  {
    name: 'catalogue-files',
    icon: UploadFile,
    list: CatalogueFileList,
    create: CatalogueFileCreate,
    show: CatalogueFileShow,
    recordRepresentation: 'name',
  },
  {
    name: 'product-tags',
    icon: Label,
    list: ProductTagList,
    create: ProductTagCreate,
    edit: ProductTagEdit,
    recordRepresentation: 'name',
  },
  {
    name: 'lines',
    icon: AccountTree,
    list: LineList,
    create: LineCreate,
    edit: LineEdit,
    recordRepresentation: 'title',
  },
  {
    name: 'options',
    icon: Tune,
    list: OptionList,
    create: OptionCreate,
    edit: OptionEdit,
    recordRepresentation: 'name',
  },
  {
    name: 'extensions',
    icon: Language,
    list: ExtensionList,
    create: ExtensionCreate,
    edit: ExtensionEdit,
    recordRepresentation: 'extension',
  },
  { name: 'stocks', icon: Warehouse, list: StockList, edit: StockEdit, recordRepresentation: 'product' },
  {
    name: 'customers',
    icon: People,
    list: CustomerList,
    create: CustomerCreate,
    edit: CustomerEdit,
    show: CustomerShow,
    recordRepresentation: 'name',
  },
  {
    name: 'support-requests',
    icon: Forum,
    list: SupportList,
    show: SupportShow,
    recordRepresentation: 'number',
  },
  {
    name: 'canned-answers',
    icon: QuickReply,
    list: CannedAnswerList,
    create: CannedAnswerCreate,
    edit: CannedAnswerEdit,
    recordRepresentation: 'title',
  },
  {
    name: 'consultations',
    icon: SupportAgent,
    list: ConsultationList,
    edit: ConsultationEdit,
    recordRepresentation: 'person',
  },
  {
    name: 'incidents',
    icon: ReportProblem,
    list: IncidentList,
    create: IncidentCreate,
    edit: IncidentEdit,
    recordRepresentation: 'title',
  },
  {
    name: 'customer-merges',
    icon: MergeType,
    list: CustomerMergeList,
    show: CustomerMergeShow,
    recordRepresentation: () => '',
  },
  { name: 'services', icon: Dns, list: ServiceList, show: ServiceShow, recordRepresentation: 'name' },
  {
    name: 'set-ups',
    icon: Build,
    list: SetUpList,
    create: SetUpPaste,
    show: SetUpShow,
    recordRepresentation: 'name',
  },
  { name: 'machines', icon: SettingsPower, list: MachineList, show: MachineShow, recordRepresentation: 'name' },
  { name: 'papers', icon: FolderShared, list: PaperList, show: PaperShow, recordRepresentation: 'domain' },
  {
    name: 'domain-transfers',
    icon: MoveDown,
    list: DomainTransferList,
    show: DomainTransferShow,
    recordRepresentation: 'domain',
  },
  { name: 'zones', icon: Router, list: ZoneList, show: ZoneShow, recordRepresentation: 'id' },
  { name: 'mails', icon: Outbox, list: MailList, show: MailShow, recordRepresentation: 'name' },
  {
    name: 'mail-samples',
    icon: Drafts,
    list: MailSampleList,
    show: MailSampleShow,
    recordRepresentation: 'title',
  },
  { name: 'chat-messages', icon: QuestionAnswer, list: ChatMessageList },
  {
    name: 'service-mails',
    icon: MarkunreadMailbox,
    list: ServiceMailList,
    create: ServiceMailCreate,
    show: ServiceMailShow,
    recordRepresentation: 'subject',
  },
  {
    name: 'service-extensions',
    icon: MoreTime,
    list: ServiceExtensionList,
    create: ServiceExtensionCreate,
    show: ServiceExtensionShow,
    recordRepresentation: 'reason',
  },
  {
    name: 'vouchers',
    icon: Campaign,
    list: VoucherList,
    create: VoucherCreate,
    edit: VoucherEdit,
    recordRepresentation: 'code',
  },
  {
    name: 'gifts',
    icon: CardGiftcard,
    list: GiftList,
    create: GiftCreate,
    edit: GiftEdit,
    recordRepresentation: 'code',
  },
  {
    name: 'transfers',
    icon: AccountBalance,
    list: TransferList,
    show: TransferShow,
    recordRepresentation: 'reference',
  },
  {
    name: 'bank-files',
    icon: UploadFile,
    list: BankFileList,
    create: BankFileCreate,
    show: BankFileShow,
    recordRepresentation: 'name',
  },
  {
    name: 'registrar-tasks',
    icon: Language,
    list: RegistrarTaskList,
    show: RegistrarTaskShow,
    recordRepresentation: 'domain',
  },
  { name: 'balances', icon: Savings, list: BalanceList, show: BalanceShow, recordRepresentation: 'customer' },
  { name: 'balance-entries', icon: MenuBook, list: BalanceEntryList, recordRepresentation: 'id' },
  { name: 'refunds', icon: Undo, list: RefundList, show: RefundShow, recordRepresentation: 'service' },
  { name: 'approvals', icon: HowToReg, list: ApprovalList, show: ApprovalShow, recordRepresentation: deedOf },
  { name: 'invoices', icon: ReceiptLong, list: InvoiceList, show: InvoiceShow, recordRepresentation: 'number' },
  {
    name: 'sales',
    icon: QueryStats,
    list: SalesList,
    show: SalesShow,
    recordRepresentation: ({ id }: SalesRecord) => formatIsoMonth(id),
  },
  { name: 'reviews', icon: RateReview, list: ReviewList, show: ReviewShow, recordRepresentation: 'product' },
  ...contentPages,
  { name: 'mail-texts', icon: Drafts, list: MailTextList, edit: MailTextEdit, recordRepresentation: 'title' },
  {
    name: 'accounts',
    icon: Badge,
    list: AccountList,
    create: AccountCreate,
    edit: AccountEdit,
    recordRepresentation: 'name',
  },
  {
    name: 'staff-roles',
    icon: AdminPanelSettings,
    list: StaffRoleList,
    create: StaffRoleCreate,
    edit: StaffRoleEdit,
    recordRepresentation: 'name',
  },
  { name: 'sessions', icon: Devices, list: StaffSessionList, show: StaffSessionShow, recordRepresentation: 'name' },
  { name: 'log', icon: History, list: LogList },
  { name: 'customer-log', icon: ManageHistory, list: CustomerLogList },
];

/** Without the pages that the member's role does not open. */
const only = ({ create, edit, children, ...rest }: ResourceProps, { may }: DeskSession): ResourceProps => ({
  ...rest,
  ...(create && may[rest.name]?.create ? { create } : {}),
  ...(may[rest.name]?.update ? { edit, children } : {}),
});

export const Desk = ({ session }: { readonly session: DeskSession }) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <SessionContext value={session}>
      <Admin
        title={session.shop.name}
        layout={DeskLayout}
        notification={DeskNotification}
        dashboard={Today}
        authProvider={authProvider(session)}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        disableTelemetry
        {...deskThemes(session.shop, isStill)}
      >
        {resources
          .filter(({ name }) => session.may[name])
          .map((each) => (
            <Resource key={each.name} {...only(each, session)} />
          ))}
      </Admin>
    </SessionContext>
  );
};
