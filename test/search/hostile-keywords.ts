/** Queries that nobody types by accident. */
export const hostileKeywords: readonly string[] = [
  'm'.repeat(10_000),
  'zxqwk '.repeat(1_600),
  '8gb '.repeat(2_500),
  'máy chủ ảo '.repeat(900),
  '& | ! ( ) : * < > \\ \' " %'.repeat(400),
  `${'a'.repeat(60)} `.repeat(160),
  "vps':*&(",
  'ram=8',
  '👩‍💻'.repeat(3_000),
  '\ud800',
  '\u0000vps\u0000',
  '9'.repeat(10_000),
  '999999999999gb',
  '.'.repeat(10_000),
  'a.'.repeat(5_000),
];
