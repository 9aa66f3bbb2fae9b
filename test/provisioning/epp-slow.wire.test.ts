import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EppServer, withEppSession } from '#backend/provisioning/providers/epp/epp-session.ts';
import { NotNow } from '#backend/provisioning/provisioner.ts';
import { makeCertificate, startTinyEppRegistry } from '#test/kit/servers/tiny-epp-registry.ts';

let server: EppServer;
const sockets: TLSSocket[] = [];
const { cert, key } = makeCertificate();
/** Greets with an octet a second, for as long as somebody reads. */
const slow = createServer({ cert, key }, (socket) => {
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(Buffer.from([0, 1, 0, 0]));
  const timer = setInterval(() => socket.write(' '), 1_000);
  socket.once('close', () => clearInterval(timer));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const registry = await startTinyEppRegistry(Date.now);
  await registry.stop();
  const { port } = slow.address() as AddressInfo;
  server = { ...registry.settings, host: '127.0.0.1', port, certificate: cert };
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  slow.close();
});

test('V15.2.2 a registry that answers an octet at a time is given up, as one that is silent', () =>
  expect(withEppSession(server, 'cham', async () => null)).rejects.toThrow(NotNow));
