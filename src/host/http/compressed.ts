import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Fast enough for pages rendered once a minute; a seventh smaller than gzip. */
const QUALITY = 5;
/** As logarithm. The default of 4 MB costs milliseconds to set up; a document is hardly larger than 128 kB. */
const WINDOW_BITS = 17;

/** `br;q=0` is a refusal. */
export const negotiateEncoding = (accepted: string | null): Encoding => {
  const names = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
};

/** hono/compress lacks Brotli, and would compress a cached page at every request. */
export const compress = async (text: string, encoding: Encoding): Promise<Bytes> => {
  const bytes = new Uint8Array(Buffer.from(text));
  if (encoding === 'br')
    return new Uint8Array(
      await brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    );
  return encoding === 'gzip' ? new Uint8Array(await zip(bytes, { level: 6 })) : bytes;
};

export const compressedResponse = async (
  text: string,
  accepted: string | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const encoding = negotiateEncoding(accepted);
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return new Response(await compress(text, encoding), { status, headers: { ...headers, ...encoded } });
};
