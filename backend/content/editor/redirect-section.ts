import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { type FormValues, input, select } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import {
  type FormFields,
  formatLocalTime,
  type Problems,
  parseLocalTime,
  readLine,
  validateSchedule,
} from './form-fields.ts';
import { isLink, LINK_PROBLEM } from './links.ts';
import { formatSchedule, formatTime } from './page.ts';
import {
  findRefusal,
  findRuleProblems,
  type Refusal,
  type RuleContext,
  type RuleFacts,
  type RuleProblem,
  rulesIn,
} from './rule-problems.ts';
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

/** As text; the shop uses 301 for a rule without one. */
const statusOf = ({ statusCode }: Attributes): string => toText(statusCode ?? 301);

const toRuleFacts = ({ attributes }: Pick<EditorEntry, 'attributes'>, around: SectionContext): RuleFacts => ({
  urlOld: toText(attributes.urlOld),
  statusCode: Number(statusOf(attributes)),
  urlNew: typeof attributes.urlNew === 'string' ? attributes.urlNew : null,
  beginDate: toMilliseconds(attributes.beginDate),
  endDate: toMilliseconds(attributes.endDate),
  siteDomain: findSiteDomain(around, attributes.site),
});

const contextOf = ({ now, siteDomain, deps: { environment } }: SectionContext): RuleContext => {
  const { publicOrigin: own, content } = environment;
  return { now, siteDomain, own, redirectOrigins: content.redirectOrigins };
};

type Judged = { readonly facts: ReadonlyMap<number, RuleFacts>; readonly rules: ReturnType<typeof rulesIn> };
/** Read once for all entries of a page. */
const judgedOf = new WeakMap<SectionContext, Judged>();

const collectRules = (around: SectionContext): Judged => {
  const known = judgedOf.get(around);
  if (known !== undefined) return known;
  const facts = new Map(around.entries.map((each) => [each.id, toRuleFacts(each, around)]));
  const judged = { facts, rules: rulesIn(contextOf(around), [...facts.values()]) };
  judgedOf.set(around, judged);
  return judged;
};

const reasons = (entry: EditorEntry, around: SectionContext): readonly string[] => {
  const { facts, rules } = collectRules(around);
  const rule = facts.get(entry.id);
  return rule === undefined ? [] : findRuleProblems(rule, rules).map((problem) => sentences[problem]);
};

const lines = ({ attributes }: EditorEntry, around: SectionContext): readonly string[] => {
  const counted = around.hits.get(toText(attributes.urlOld));
  const used = counted
    ? `Đã chuyển ${counted.hits.toLocaleString('vi-VN')} lượt, lần cuối ${formatTime(counted.lastHitAt, '')}`
    : 'Chưa có lượt chuyển nào';
  const target = attributes.statusCode === 410 ? 'báo trang đã bỏ' : toText(attributes.urlNew).trim() || '(để trống)';
  const site = attributes.site === null ? 'mọi trang' : (findSiteDomain(around, attributes.site) ?? 'trang đã xoá');
  return [
    `${statusOf(attributes)} → ${target} · ${site}`,
    formatSchedule(attributes.beginDate, attributes.endDate),
    used,
    ...(statuses.some(({ value }) => value === statusOf(attributes))
      ? []
      : ['Mã này không phải mã chuyển hướng; cửa hàng dùng 301.']),
  ];
};

const fieldsOf = (attributes: Attributes): Readonly<Record<string, unknown>> => ({
  urlOld: toText(attributes.urlOld),
  urlNew: toText(attributes.urlNew),
  site: toText(attributes.site),
  statusCode: statusOf(attributes),
  beginDate: formatLocalTime(attributes.beginDate),
  endDate: formatLocalTime(attributes.endDate),
});

const form = (filled: FormValues, around: SectionContext): Markup => html`<section class="card fields two">
${input({ name: 'urlOld', label: 'Địa chỉ cũ', required: true, wide: true, most: 2_000, hint: 'Phần sau tên miền, kể cả ?… nếu có, phân biệt chữ hoa chữ thường. Chữ có dấu và khoảng trắng gõ thường được. Ví dụ: /khuyến-mãi-cũ' }, filled)}
${input({ name: 'urlNew', label: 'Địa chỉ mới', wide: true, most: 2_000, hint: 'Một trang của cửa hàng (bắt đầu bằng /) hoặc của một trang khác được phép. Để trống khi chọn 410.' }, filled)}
${select({ name: 'statusCode', label: 'Cách chuyển', options: statuses }, filled)}
${select({ name: 'site', label: 'Dùng cho trang', options: siteOptions(around) }, filled)}
${input({ name: 'beginDate', label: 'Bắt đầu', type: 'datetime-local', hint: 'Giờ Việt Nam; để trống là không giới hạn.' }, filled)}
${input({ name: 'endDate', label: 'Kết thúc', type: 'datetime-local' }, filled)}
</section>`;

/** What is wrong with the typed target itself. */
const findTypedProblem = (urlNew: string, statusCode: number): string | null => {
  if (urlNew === '') return statusCode === 410 ? null : 'Hãy nhập địa chỉ mới, hoặc chọn 410: trang đã bỏ.';
  return isLink(urlNew) ? null : LINK_PROBLEM;
};

const refusalText = ({ urlOld, problem }: Refusal, rule: RuleFacts, { redirectOrigins }: RuleContext): string => {
  if (urlOld !== rule.urlOld) return `Có quy tắc này thì quy tắc ${urlOld} hỏng: ${sentences[problem]}`;
  if (problem !== 'off-allow-list') return `${sentences[problem]} Khách sẽ chỉ thấy trang báo lỗi.`;
  const allowed = redirectOrigins.join(', ') || 'chưa có trang nào';
  return `Cửa hàng chỉ chuyển đến trang của mình và các trang khác được phép (${allowed}; người vận hành đặt ở REDIRECT_ORIGINS).`;
};

const findTargetProblems = (rule: RuleFacts, entry: EditorEntry | null, around: SectionContext): Problems => {
  const typed = findTypedProblem(rule.urlNew ?? '', rule.statusCode);
  if (typed !== null) return { urlNew: typed };
  const context = contextOf(around);
  const others = around.entries.filter(({ id }) => id !== entry?.id).map((each) => toRuleFacts(each, around));
  const refusal = findRefusal(rule, others, context);
  return refusal === null ? {} : { urlNew: refusalText(refusal, rule, context) };
};

const read = async (typed: FormFields, around: SectionContext, entry: EditorEntry | null) => {
  const urlOld = readLine(typed, 'urlOld');
  const urlNew = readLine(typed, 'urlNew');
  const statusCode = Number(statuses.find(({ value }) => value === typed.one('statusCode'))?.value ?? Number.NaN);
  const isPath = /^\/(?!\/)[^\p{Cc}\\]*$/u.test(urlOld) && urlOld.length <= 2_000;
  const attributes = {
    urlOld,
    urlNew: urlNew || null,
    statusCode,
    site: parseChoice(around.sites, typed.one('site')),
    beginDate: parseLocalTime(typed.one('beginDate')),
    endDate: parseLocalTime(typed.one('endDate')),
  };
  const problems: Problems = {
    ...(isPath ? {} : { urlOld: 'Hãy nhập địa chỉ cũ bắt đầu bằng một dấu /, ví dụ /khuyen-mai-cu.' }),
    ...(Number.isNaN(statusCode) ? { statusCode: 'Hãy chọn một cách chuyển.' } : {}),
    ...findTargetProblems(toRuleFacts({ attributes }, around), entry, around),
    ...validateSchedule(typed, 'beginDate', 'endDate'),
  };
  return toFormResult(problems, attributes);
};

export const redirectSection: Section = {
  path: 'chuyen-huong',
  type: 'config-redirects',
  drafts: false,
  words: {
    one: 'quy tắc',
    add: 'Thêm quy tắc',
    about: 'Quy tắc có tác dụng ngay khi lưu, chậm nhất sau 30 giây. Lượt chuyển được đếm theo địa chỉ cũ.',
  },
  nameOf: ({ attributes }) => toText(attributes.urlOld),
  sorted: (entries) => entries,
  lines,
  reasons,
  fieldsOf,
  form,
  read,
};
