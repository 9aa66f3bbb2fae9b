import { connect } from 'node:net';

/** Requests that name two hosts, as bytes. */
export const twoHosts: readonly string[] = [
  'GET /livez HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n',
  'GET /livez HTTP/1.1\r\nHost: shop.example\r\nhOST: evil.example\r\n',
  'GET /livez HTTP/1.1\r\nhost: shop.example\r\nAccept: */*\r\nHOST: shop.example\r\n',
  'GET /livez HTTP/1.0\r\nHost: shop.example\r\nHost: shop.example\r\n',
  'POST /livez HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 0\r\nHost:\r\n',
  'GET http://evil.example/livez HTTP/1.1\r\nHost: shop.example\r\n',
  'GET http://shop.example:81/livez HTTP/1.1\r\nHost: shop.example\r\n',
  'GET HTTPS://shop.example.evil/livez HTTP/1.1\r\nHost: shop.example\r\n',
];

/** The same address with one host. */
export const oneHost: readonly string[] = [
  'GET /livez HTTP/1.1\r\nHost: shop.example\r\n',
  'GET http://shop.example/livez HTTP/1.1\r\nHost: shop.example\r\n',
  'GET http://SHOP.example:80/livez HTTP/1.1\r\nHost: shop.example\r\n',
  'GET /livez HTTP/1.1\r\nX-Forwarded-Host: evil.example\r\nHost: shop.example\r\n',
];

/** What the listener writes until it closes the connection. */
export const answerTo = (url: string, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${request}Connection: close\r\n\r\n`));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

export const statusLineOf = (answer: string): string => answer.slice(0, answer.indexOf('\r\n'));
