import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { totpText } from '#ui/account/security.vi.ts';
import { countText } from '#ui/catalogue/list/count-text.vi.ts';
import { listTexts } from '#ui/catalogue/list/list-texts.vi.ts';
import { contentText } from '#ui/content/messages.vi.ts';
import { domainText } from '#ui/domains/messages.vi.ts';
import { searchBoxText } from '#ui/search/search-box.vi.ts';
import { keysText } from '#ui/services/keys.vi.ts';
import { snapshotsText } from '#ui/services/snapshots/snapshots.vi.ts';
import { shell } from '#ui/shell/messages.vi.ts';

/** Texts of the shop and of its mails. */
const files = ['src/ui', 'backend/mails'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vi.ts') && !file.startsWith('checks'))
    .map((file) => join(folder, file)),
);
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What the shop says otherwise, and where the other word means something else. */
const otherWords: readonly { readonly not: RegExp; readonly but: string; readonly except?: RegExp }[] = [
  { not: /[Mm]ã dự phòng/, but: 'mã khôi phục' },
  { not: /[Pp]asskey(?!-)[ ,.]/, but: 'khoá đăng nhập' },
  { not: /[Pp]hương thức thanh toán/, but: 'cách thanh toán' },
  { not: /[Tt]ạm ngừng(?! bán| mở)/, but: 'tạm ngưng' },
  { not: /[Ổổ] cứng/, but: 'ổ đĩa' },
  { not: /[Gg]iấy phép Windows/, but: 'bản quyền Windows' },
  { not: /(?:mở|bấm|có|[Ss]ao chép|trong) đường dẫn/, but: 'liên kết' },
  { not: /không hoàn lại được/, but: 'không lấy lại được, không mở lại được', except: /hoàn tiền/ },
  { not: /sang hoàn tất/, but: 'sang “Hoàn thành”' },
  { not: /[Gg]iỏ (?:được|này đã|để quá)/, but: 'giỏ hàng' },
  { not: /chỉ mở được trên trình duyệt/, but: 'the account and the link open an order too' },
  // The specification has these two with the older spelling.
  { not: /huỷ bỏ|hủy(?!\.')|xóa(?! hoặc không tồn tại)/, but: 'huỷ, xoá' },
  { not: /[Hh]óa đơn|[Kk]hóa (?!học)/, but: 'hoá đơn, khoá' },
];

describe('words of the shop', () => {
  test.each(otherWords)('what is called «$but» has no other word: $not', ({ not, except }) => {
    const lines = texts.flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line.trim()}`));
    expect(lines.filter((line) => not.test(line) && !except?.test(line))).toEqual([]);
  });

  test('a figure of nothing is said in words', () => {
    const said = [
      countText(0),
      listTexts.show(0),
      contentText.found(0),
      domainText.progress(5, 5, 0),
      domainText.progress(2, 5, 0),
      totpText.left(0),
      totpText.wrong(0),
      shell.cart(0),
      shell.favourites(0),
      keysText.count(0),
      snapshotsText.free(0),
      searchBoxText.suggested(0),
    ];
    expect(said.filter((text) => /(?:^|\s)0(?:\s|$)/.test(text))).toEqual([]);
  });

  test('two sentences in one text end both', () => {
    const hints = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\w*[Hh]int: '([^']*)'/g)].map(([, hint = '']) => `${file}: ${hint}`),
    );
    expect(hints.filter((hint) => /[a-zà-ỹ0-9]\. \p{Lu}/u.test(hint) && !/[.…?!”]$/.test(hint))).toEqual([]);
  });
});
