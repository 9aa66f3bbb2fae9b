import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TinyGateway = {
  readonly origin: string;
  /** Queries of the browsers that came to pay. */
  readonly asked: readonly URLSearchParams[];
  readonly close: () => Promise<void>;
};

/** Adds VNPAY's signature, written from its description: HMAC-SHA512 over the sorted fields. */
const signFields = (fields: Readonly<Record<string, string>>, secret: string): URLSearchParams => {
  const query = new URLSearchParams(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  query.set('vnp_SecureHash', createHmac('sha512', secret).update(query.toString()).digest('hex'));
  return query;
};

/**
 * A payment gateway on its own origin. Its page has one button, which reports the payment and redirects the browser
 * back.
 */
export const startTinyGateway = async (secret: string, notifyAt: () => string): Promise<TinyGateway> => {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    if (pathname === '/pay' && request.method === 'GET') {
      asked.push(searchParams);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Cổng</title><form method="post" action="/pay?${searchParams}"><button>Trả tiền</button></form>`,
      );
      return;
    }
    const of = (name: string): string => searchParams.get(name) ?? '';
    const report = signFields(
      {
        vnp_TmnCode: of('vnp_TmnCode'),
        vnp_Amount: of('vnp_Amount'),
        vnp_TxnRef: of('vnp_TxnRef'),
        vnp_ResponseCode: '00',
        vnp_TransactionStatus: '00',
        vnp_TransactionNo: '14000001',
        vnp_PayDate: of('vnp_CreateDate'),
      },
      secret,
    );
    await fetch(`${notifyAt()}?${report}`);
    response.writeHead(303, { location: `${of('vnp_ReturnUrl')}?${report}` }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
