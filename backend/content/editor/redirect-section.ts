import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import { type FormValues, input, select } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import { type FormFields, formatLocalTime, type Problems, parseLocalTime, validateSchedule } from './form-fields.ts';
import { isLink, LINK_PROBLEM } from './links.ts';
import { formatSchedule, formatTime } from './page.ts';
import { findRuleProblems, type RuleFacts, type RuleProblem } from './rule-problems.ts';
import { type Section, toFormResult, toText } from './section.ts';
import { findSiteDomain, parseChoice, type SectionContext, siteOptions, toMilliseconds } from './section-context.ts';

const statuses = [
  { value: '301', label: '301: chuyển hẳn' },
  { value: '302', label: '302: chuyển tạm' },
  { value: '303', label: '303: xem trang khác' },
  { value: '307', label: '307: chuyển tạm, giữ cách gửi' },
  { value: '308', label: '308: chuyển hẳn, giữ cách gửi' },
  { value: '410', label: '410: trang đã bỏ' },
];

const sentences: Readonly<Record<RuleProblem, string>> = {
  'wrong-way-round': 'Lúc kết thúc đứng trước lúc bắt đầu.',
  'not-begun': 'Chưa đến lúc bắt đầu.',
  over: 'Đã qua lúc kết thúc.',
  'other-site': 'Quy tắc thuộc về một trang khác.',
  'blank-target': 'Địa chỉ mới đang để trống.',
  'off-allow-list': 'Địa chỉ mới dẫn ra ngoài các trang được phép, cửa hàng không chuyển đến đó.',
  'self-loop': 'Địa chỉ mới chính là địa chỉ cũ.',
  loop: 'Các quy tắc chuyển vòng quanh, không đến trang nào.',
  'chain-too-long': 'Quy tắc này chuyển tiếp qua quá nhiều quy tắc khác.',
  shadowed: 'Một quy tắc khác cho cùng địa chỉ cũ được dùng trước.',
};

const toRuleFacts = ({ id, attributes }: EditorEntry, around: SectionContext): RuleFacts => ({
  id,
  urlOld: toText(attributes.urlOld),
  statusCode: Number(attributes.statusCode ?? 301),
  urlNew: typeof attributes.urlNew === 'string' ? attributes.urlNew : null,
  beginDate: toMilliseconds(attributes.beginDate),
  endDate: toMilliseconds(attributes.endDate),
  siteDomain: findSiteDomain(around, attributes.site),
});

const reasons = (entry: EditorEntry, around: SectionContext): readonly string[] => {
  const { now, siteDomain } = around;
  const { publicOrigin: own, content } = around.deps.environment;
  const rules = around.entries.map((each) => toRuleFacts(each, around));
  return findRuleProblems(toRuleFacts(entry, around), {
    now,
    siteDomain,
    own,
    redirectOrigins: content.redirectOrigins,
    rules,
  }).map((problem) => sentences[problem]);
};

const lines = ({ attributes }: EditorEntry, around: SectionContext): readonly string[] => {
  const counted = around.hits.get(toText(attributes.urlOld));
  const used = counted
    ? `Đã chuyển ${counted.hits.toLocaleString('vi-VN')} lượt, lần cuối ${formatTime(counted.lastHitAt, '')}`
    : 'Chưa có lượt chuyển nào';
  const target = attributes.statusCode === 410 ? 'báo trang đã bỏ' : toText(attributes.urlNew).trim() || '(để trống)';
  const site = attributes.site === null ? 'mọi trang' : (findSiteDomain(around, attributes.site) ?? 'trang đã xoá');
  return [
    `${toText(attributes.statusCode)} → ${target} · ${site}`,
    formatSchedule(attributes.beginDate, attributes.endDate),
    used,
  ];
};

const fieldsOf = (attributes: Attributes): Readonly<Record<string, unknown>> => ({
  urlOld: toText(attributes.urlOld),
  urlNew: toText(attributes.urlNew),
  site: toText(attributes.site),
  statusCode: toText(attributes.statusCode ?? 301),
  beginDate: formatLocalTime(attributes.beginDate),
  endDate: formatLocalTime(attributes.endDate),
});

const form = (filled: FormValues, around: SectionContext): Markup => html`<section class="card fields two">
${input({ name: 'urlOld', label: 'Địa chỉ cũ', required: true, wide: true, most: 2_000, hint: 'Phần sau tên miền, kể cả ?… nếu có, đúng từng chữ. Ví dụ: /khuyen-mai-cu' }, filled)}
${input({ name: 'urlNew', label: 'Địa chỉ mới', wide: true, most: 2_000, hint: 'Một trang của cửa hàng (bắt đầu bằng /) hoặc của một trang khác được phép. Để trống khi chọn 410.' }, filled)}
${select({ name: 'statusCode', label: 'Cách chuyển', options: statuses }, filled)}
${select({ name: 'site', label: 'Dùng cho trang', options: siteOptions(around) }, filled)}
${input({ name: 'beginDate', label: 'Bắt đầu', type: 'datetime-local', hint: 'Giờ Việt Nam; để trống là không giới hạn.' }, filled)}
${input({ name: 'endDate', label: 'Kết thúc', type: 'datetime-local' }, filled)}
</section>`;

const findTargetProblems = (urlNew: string, statusCode: number, { deps }: SectionContext): Problems => {
  if (urlNew === '') return statusCode === 410 ? {} : { urlNew: 'Hãy nhập địa chỉ mới, hoặc chọn 410: trang đã bỏ.' };
  if (!isLink(urlNew)) return { urlNew: LINK_PROBLEM };
  const { publicOrigin: own, content } = deps.environment;
  if (parseReturnPath(urlNew, { own, others: content.redirectOrigins }) !== null) return {};
  const allowed = content.redirectOrigins.join(', ') || 'chưa có trang nào';
  return {
    urlNew: `Cửa hàng chỉ chuyển đến trang của mình và các trang khác được phép (${allowed}; người vận hành đặt ở REDIRECT_ORIGINS).`,
  };
};

const read = async (typed: FormFields, around: SectionContext) => {
  const urlOld = typed.one('urlOld').normalize('NFC').trim();
  const urlNew = typed.one('urlNew').normalize('NFC').trim();
  const statusCode = Number(statuses.find(({ value }) => value === typed.one('statusCode'))?.value ?? Number.NaN);
  const isPath = /^\/(?!\/)[^\p{Cc}\\]*$/u.test(urlOld) && urlOld.length <= 2_000;
  const problems: Problems = {
    ...(isPath ? {} : { urlOld: 'Hãy nhập địa chỉ cũ bắt đầu bằng một dấu /, ví dụ /khuyen-mai-cu.' }),
    ...(Number.isNaN(statusCode) ? { statusCode: 'Hãy chọn một cách chuyển.' } : {}),
    ...findTargetProblems(urlNew, statusCode, around),
    ...validateSchedule(typed, 'beginDate', 'endDate'),
  };
  return toFormResult(problems, {
    urlOld,
    urlNew: urlNew || null,
    statusCode,
    site: parseChoice(around.sites, typed.one('site')),
    beginDate: parseLocalTime(typed.one('beginDate')),
    endDate: parseLocalTime(typed.one('endDate')),
  });
};

export const redirectSection: Section = {
  path: 'chuyen-huong',
  type: 'config-redirects',
  drafts: false,
  words: {
    one: 'quy tắc',
    add: 'Thêm quy tắc',
    about: 'Cửa hàng hỏi lại quy tắc của mỗi địa chỉ sau 30 giây. Lượt chuyển được đếm theo địa chỉ cũ.',
  },
  nameOf: ({ attributes }) => toText(attributes.urlOld),
  sorted: (entries) => entries,
  lines,
  reasons,
  fieldsOf,
  form,
  read,
};
