import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { type Filled, input, select } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import { isLink, LINK_PROBLEM } from './links.ts';
import { timeWords, windowWords } from './page.ts';
import { type RuleFacts, type RuleProblem, ruleProblems } from './rule-problems.ts';
import { readingOf, type Section, shown } from './section.ts';
import { chosen, domainOf, msOf, type Surroundings, siteOptions } from './surroundings.ts';
import { localOf, momentOf, type Problems, type Typed, windowProblems } from './typed.ts';

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

const factsOf = ({ id, attributes }: EditorEntry, around: Surroundings): RuleFacts => ({
  ...{ id, urlOld: shown(attributes.urlOld), statusCode: Number(attributes.statusCode ?? 301) },
  urlNew: typeof attributes.urlNew === 'string' ? attributes.urlNew : null,
  ...{ beginDate: msOf(attributes.beginDate), endDate: msOf(attributes.endDate) },
  siteDomain: domainOf(around, attributes.site),
});

const reasons = (entry: EditorEntry, around: Surroundings): readonly string[] => {
  const { now, siteDomain } = around;
  const own = around.deps.environment.publicOrigin;
  const rules = around.entries.map((each) => factsOf(each, around));
  return ruleProblems(factsOf(entry, around), { now, siteDomain, own, portals: [], rules }).map(
    (problem) => sentences[problem],
  );
};

const lines = ({ attributes }: EditorEntry, around: Surroundings): readonly string[] => {
  const counted = around.hits.get(shown(attributes.urlOld));
  const used = counted
    ? `Đã chuyển ${counted.hits.toLocaleString('vi-VN')} lượt, lần cuối ${timeWords(counted.lastHitAt, '')}`
    : 'Chưa có lượt chuyển nào';
  const target = attributes.statusCode === 410 ? 'báo trang đã bỏ' : shown(attributes.urlNew).trim() || '(để trống)';
  const site = attributes.site === null ? 'mọi trang' : (domainOf(around, attributes.site) ?? 'trang đã xoá');
  return [
    `${shown(attributes.statusCode)} → ${target} · ${site}`,
    windowWords(attributes.beginDate, attributes.endDate),
    used,
  ];
};

const fieldsOf = (attributes: Attributes): Readonly<Record<string, unknown>> => ({
  ...{ urlOld: shown(attributes.urlOld), urlNew: shown(attributes.urlNew), site: shown(attributes.site) },
  ...{ statusCode: shown(attributes.statusCode ?? 301) },
  ...{ beginDate: localOf(attributes.beginDate), endDate: localOf(attributes.endDate) },
});

const form = (filled: Filled, around: Surroundings): Markup => html`<section class="card fields two">
${input({ name: 'urlOld', label: 'Địa chỉ cũ', required: true, wide: true, most: 2_000, hint: 'Phần sau tên miền, kể cả ?… nếu có, đúng từng chữ. Ví dụ: /khuyen-mai-cu' }, filled)}
${input({ name: 'urlNew', label: 'Địa chỉ mới', wide: true, most: 2_000, hint: 'Một trang của cửa hàng (bắt đầu bằng /) hoặc của cổng được phép. Để trống khi chọn 410.' }, filled)}
${select({ name: 'statusCode', label: 'Cách chuyển', options: statuses }, filled)}
${select({ name: 'site', label: 'Dùng cho trang', options: siteOptions(around) }, filled)}
${input({ name: 'beginDate', label: 'Bắt đầu', type: 'datetime-local', hint: 'Giờ Việt Nam; để trống là không giới hạn.' }, filled)}
${input({ name: 'endDate', label: 'Kết thúc', type: 'datetime-local' }, filled)}
</section>`;

const targetProblems = (urlNew: string, statusCode: number): Problems => {
  if (urlNew === '') return statusCode === 410 ? {} : { urlNew: 'Hãy nhập địa chỉ mới, hoặc chọn 410: trang đã bỏ.' };
  return isLink(urlNew) ? {} : { urlNew: LINK_PROBLEM };
};

const read = async (typed: Typed, around: Surroundings) => {
  const urlOld = typed.one('urlOld').normalize('NFC').trim();
  const urlNew = typed.one('urlNew').normalize('NFC').trim();
  const statusCode = Number(statuses.find(({ value }) => value === typed.one('statusCode'))?.value ?? Number.NaN);
  const isPath = /^\/(?!\/)[^\p{Cc}\\]*$/u.test(urlOld) && urlOld.length <= 2_000;
  const problems: Problems = {
    ...(isPath ? {} : { urlOld: 'Hãy nhập địa chỉ cũ bắt đầu bằng một dấu /, ví dụ /khuyen-mai-cu.' }),
    ...(Number.isNaN(statusCode) ? { statusCode: 'Hãy chọn một cách chuyển.' } : {}),
    ...targetProblems(urlNew, statusCode),
    ...windowProblems(typed, 'beginDate', 'endDate'),
  };
  return readingOf(problems, {
    ...{ urlOld, urlNew: urlNew || null, statusCode, site: chosen(around.sites, typed.one('site')) },
    ...{ beginDate: momentOf(typed.one('beginDate')), endDate: momentOf(typed.one('endDate')) },
  });
};

export const redirectSection: Section = {
  ...{ path: 'chuyen-huong', type: 'config-redirects', drafts: false },
  words: {
    ...{ one: 'quy tắc', add: 'Thêm quy tắc' },
    about: 'Cửa hàng hỏi lại quy tắc của mỗi địa chỉ sau 30 giây. Lượt chuyển được đếm theo địa chỉ cũ.',
  },
  nameOf: ({ attributes }) => shown(attributes.urlOld),
  sorted: (entries) => entries,
  ...{ lines, reasons, fieldsOf, form, read },
};
