import { html } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { paperStates } from '#contracts/service-facts.ts';
import {
  awaitsRegistry,
  checklistOf,
  type DocumentState,
  type DocumentType,
  isInReview,
  type RegistrantDocuments,
  type RegistrantField,
} from '#core/domains/documents/registrant-documents.ts';
import { normaliseRegistrantField } from '#core/domains/documents/validate-registrant-documents.ts';
import type { DocumentsDraft, OwnDocuments } from './read-own-documents.ts';
import type { DocumentAction, domainPaperLog } from './schema.ts';

const registrantWords = { citizen: 'Cá nhân', foreigner: 'Cá nhân nước ngoài', organisation: 'Tổ chức' } as const;

const fieldWords: Readonly<Record<RegistrantField, string>> = {
  fullName: 'Họ và tên',
  organisation: 'Tên tổ chức',
  taxCode: 'Mã số thuế',
  birthDate: 'Ngày sinh',
  identityNumber: 'Số CCCD',
  passportNumber: 'Số hộ chiếu',
  nationality: 'Quốc tịch',
  representative: 'Người đại diện',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
  manager: 'Người quản lý',
  technician: 'Người phụ trách kỹ thuật',
  payer: 'Người phụ trách thanh toán',
  nameservers: 'Máy chủ tên miền',
};
const documentWords: Readonly<Record<DocumentType, string>> = {
  declaration: 'Bản khai',
  'identity-front': 'CCCD mặt trước',
  'identity-back': 'CCCD mặt sau',
  passport: 'Hộ chiếu',
  selfie: 'Ảnh chân dung',
  registration: 'Giấy đăng ký, quyết định thành lập',
  licence: 'Giấy phép hoạt động',
};
const deedWords: Readonly<Record<DocumentAction, string>> = {
  sent: 'Khách gửi hồ sơ',
  looked: 'Nhân viên xem hồ sơ',
  opened: 'Nhân viên mở giấy tờ',
  approved: 'Duyệt',
  returned: 'Trả lại',
  deleted: 'Đã xoá giấy tờ',
};

const stateKinds: Readonly<Record<DocumentState, string>> = {
  WAITING: '',
  SENT: 'warn',
  RETURNED: '',
  APPROVED: 'warn',
  DEPLOYED: 'ok',
  NOT_NEEDED: '',
};

const renderState = ({ service: { papers } }: OwnDocuments): Markup => {
  const state = papers ?? 'NOT_NEEDED';
  return html`<span class="badge ${stateKinds[state]}">${paperStates[state]}</span>`;
};

export const documentList: Omit<StaffList<OwnDocuments>, 'area' | 'read'> = {
  searchLabel: 'Tên miền, số đơn hoặc email',
  filters: { waiting: 'Chờ duyệt', returned: 'Đã trả lại', deployed: 'Đã triển khai', all: 'Tất cả' },
  columns: [
    { title: 'Tên miền', cell: ({ service }) => html`<a href="/papers/${service.id}">${service.name}</a>` },
    { title: 'Đơn', cell: ({ order }) => order.number },
    {
      title: 'Gửi lúc',
      cell: ({ record }) => formatTime(record?.sentAt ?? null),
    },
    { title: 'Trạng thái', cell: renderState },
  ],
  empty: 'Không có hồ sơ nào ở đây.',
};

const renderFact = (name: RegistrantField, typed: string): Markup =>
  html`<dt>${fieldWords[name]}</dt><dd>${normaliseRegistrantField(name, typed)}</dd>`;

const renderFacts = (domain: string, { registrant, fields }: DocumentsDraft): Markup => {
  if (registrant === null) return html`<p class="soft">Chưa có thông tin.</p>`;
  const { required, optional } = checklistOf(domain, registrant);
  return html`<dl><dt>Chủ thể</dt><dd>${registrantWords[registrant]}</dd>
${[...required, ...optional].map((name) => renderFact(name, fields[name] ?? ''))}</dl>`;
};

const renderPicture = (id: string, { document, format, bytes }: RegistrantDocuments['documents'][number]): Markup => {
  const address = `/papers/${id}/documents/${document}`;
  return html`<figure>${format === 'jpeg' ? html`<a href="${address}"><img src="${address}" alt="${documentWords[document]}"></a>` : ''}
<figcaption><a href="${address}">${documentWords[document]}</a> <span class="soft">${format.toUpperCase()} · ${Math.ceil(bytes / 1024)} KB</span></figcaption></figure>`;
};

const renderDecisionForm = ({ service }: OwnDocuments): Markup | '' => {
  if (!isInReview(service.papers) && !awaitsRegistry(service.papers)) return '';
  const approve = html`<form method="post" action="/papers/${service.id}">${commandKey()}<button class="main" name="decision" value="approve">Duyệt và triển khai</button></form>`;
  if (awaitsRegistry(service.papers)) return approve;
  return html`${approve}
<form method="post" action="/papers/${service.id}">${commandKey()}<label for="reason">Lý do trả lại</label><textarea id="reason" name="reason" maxlength="${MAX_REASON}" required></textarea>
<button name="decision" value="return">Trả lại khách</button></form>`;
};

/** Includes the access log. */
export const renderDocumentsPage = ({
  found,
  draft,
  files,
  log,
}: {
  readonly found: OwnDocuments;
  readonly draft: DocumentsDraft;
  readonly files: RegistrantDocuments['documents'];
  readonly log: readonly (typeof domainPaperLog.$inferSelect)[];
}): StaffPage => ({
  title: found.service.name,
  actions: renderState(found),
  body: html`<p><a href="/papers">Hồ sơ tên miền</a></p>
<article><h2>Thông tin</h2>${renderFacts(found.service.name, draft)}</article>
<article><h2>Giấy tờ</h2><div class="files">${files.map((file) => renderPicture(found.service.id, file))}</div></article>
<article><h2>Quyết định</h2>${found.record?.reason == null ? '' : html`<p class="soft">Lần trước trả lại vì: ${found.record.reason}</p>`}${renderDecisionForm(found)}</article>
<article><h2>Nhật ký</h2>${log.map(
    ({ deed, document, actor, at }) =>
      html`<p class="soft">${formatTime(at)} · ${deedWords[deed]}${document === null ? '' : `: ${documentWords[document]}`} (${actor})</p>`,
  )}</article>`,
});
