import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { orderStatusNames } from '#contracts/order-states.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { documentationAddressesIn } from '#test/kit/documentation-addresses.ts';
import { classNames, orderText } from '#ui/orders/messages.vi.ts';

/** Written for the specification, word for word. */
const QUOTED = /Đơn hàng của bạn đã bị hủy\./;

const textsBelow = (folder: string, names: RegExp): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** What people read: texts of the interface without comments, and what editors wrote. */
const texts = [
  ...textsBelow('src/ui', /\.vi\.ts$/),
  ...textsBelow('contracts/seed', /(articles|pages|projects|products)\/.*\.json$|content\.json$/),
].map(([file, text]) => [file, text.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')] as const);

const linesWith = (wrong: RegExp): readonly string[] =>
  texts.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => wrong.test(line) && !QUOTED.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 80)}`),
  );

describe('one way to write', () => {
  test('SDK-01 a finished order is «Hoàn thành» and a cancelled one «Đã huỷ», wherever its state is named', () => {
    expect([orderStatusNames.completed, classNames.success, orderText.stepNames.at(-1)]).toEqual(
      Array.from({ length: 3 }, () => 'Hoàn thành'),
    );
    expect([orderStatusNames.closed, classNames.cancel, serviceStatusNames.CANCELLED]).toEqual(
      Array.from({ length: 3 }, () => 'Đã huỷ'),
    );
    expect(linesWith(/[Hh]ủy(?!\p{L})/u)).toEqual([]);
  });

  test('BAR-01 the hotline is spelled as the specification spells it', () => {
    expect(seedContent.config.hotline).toBe('1800.6070');
    expect(linesWith(/1800[ -]?6070(?!["/])/)).toEqual([]);
  });

  test('no text leads readers to an address of documentation', () => {
    const read = [...texts, ...textsBelow('backend', /\.vi\.ts$/)].filter(([file]) => file !== 'content/content.json');
    const found = read.flatMap(([file, text]) => documentationAddressesIn(text).map((each) => `${file}: ${each}`));
    expect([read.length > 100, found]).toEqual([true, []]);
  });

  test('quotation marks are those of Vietnamese print', () => expect(linesWith(/[«»]/)).toEqual([]));
});
