import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import type { PublishFailure } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type DnsMessage, decodeMessage, encodeMessage, opcodes, rcodes, typeNumbers } from './dns-message.ts';
import { answerReader, signMessage, type TsigKey } from './tsig.ts';

const TIMEOUT_MS = 10_000;

export type DnsServer = { readonly host: string; readonly port: number; readonly key: TsigKey };

type Request = Pick<DnsMessage, 'opcode' | 'question' | 'sections'>;
type Answers = Result<readonly DnsMessage[], PublishFailure>;

const isSoa = ({ type }: { readonly type: number }): boolean => type === typeNumbers.SOA;

/** A zone transfer begins and ends with the SOA record; any other answer is one message. [RFC 5936 2.2] */
const isWhole = (answers: readonly DnsMessage[]): boolean => {
  const [first] = answers;
  if (first?.question.type !== typeNumbers.AXFR || first.rcode !== rcodes.NOERROR) return answers.length > 0;
  return answers.flatMap(({ sections }) => sections[0]).filter(isSoa).length > 1;
};

/**
 * Sends one signed request over TCP and reads the whole answer, of which every octet is signed. [RFC 7766 8, RFC 8945]
 */
export const askServer = (
  { host, port, key }: DnsServer,
  { opcode, question, sections }: Request,
  seconds: number,
): Promise<Answers> => {
  const id = randomInt(65_536);
  const message = encodeMessage({ id, opcode, rcode: 0, isAuthoritative: false, question, sections });
  const { signed, mac } = signMessage(key, message, seconds);
  const read = answerReader(key, mac);
  const answers: DnsMessage[] = [];
  let rest = Buffer.alloc(0);
  let isSigned = false;
  /** Null: more is to come. */
  const take = (data: Buffer): Answers | null => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 2 && rest.length >= 2 + rest.readUInt16BE(0)) {
      const one = rest.subarray(2, 2 + rest.readUInt16BE(0));
      rest = rest.subarray(2 + one.length);
      const answer = decodeMessage(one);
      if (answer.id !== id) return fail({ kind: 'unreachable' });
      const state = read(one);
      if (state === 'denied') return fail({ kind: 'denied' });
      if (state === 'forged') return fail({ kind: 'unreachable' });
      isSigned = state === 'valid';
      // Later messages repeat no question.
      answers.push(answers.length === 0 ? { ...answer, question } : answer);
    }
    return isWhole(answers) && isSigned ? ok(answers) : null;
  };
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: Answers): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end(fail({ kind: 'unreachable' })), TIMEOUT_MS);
    socket.on('error', () => end(fail({ kind: 'unreachable' })));
    socket.on('close', () => end(fail({ kind: 'unreachable' })));
    socket.on('connect', () => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(signed.length);
      socket.write(Buffer.concat([length, signed]));
    });
    socket.on('data', (data) => {
      try {
        const answer = take(data);
        if (answer !== null) end(answer);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        end(fail({ kind: 'unreachable' }));
      }
    });
  });
};

/** A question for the records of a name. */
export const queryFor = (name: string, type: number): Request => ({
  opcode: opcodes.QUERY,
  question: { name, type },
  sections: [[], [], []],
});
