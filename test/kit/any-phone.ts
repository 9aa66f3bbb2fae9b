import fc from 'fast-check';

/** Of a mobile network of Vietnam. */
export const anyMobile: fc.Arbitrary<string> = fc.stringMatching(/^0(?:3\d|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}$/);
