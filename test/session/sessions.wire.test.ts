import { expect, test } from 'vitest';
import { eachBackend, freshToken } from '#test/kit/backends.ts';

eachBackend('tokens', (backend) => {
  test('VIS-02 every visitor gets a token of his own for the public identifier', async () => {
    expect(await freshToken(backend)).not.toBe(await freshToken(backend));
  });
});
