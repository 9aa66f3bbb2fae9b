import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** Adds what is known of finished work. Like the names of spans: words of an interface and numbers, nothing personal. */
export type Note = (attributes: Attributes) => void;

/** Of a request that is being answered. */
export type RequestSpan = {
  /** Header `traceparent` of the answer's `Server-Timing`; null when the request is not traced. */
  readonly traceparent: string | null;
  /** `route`: the pattern of the path, without ids and codes. */
  readonly answered: (method: string, route: string, status: number) => void;
};

const untraced: RequestSpan = { traceparent: null, answered: () => undefined };

/** Null while nobody traces. Asked anew, because a program may start tracing after this module was loaded. */
const findTracer = (): Tracer | null => {
  const provider = trace.getTracerProvider();
  const tracer =
    provider instanceof ProxyTracerProvider ? provider.getDelegateTracer('shop') : provider.getTracer('shop');
  return tracer ?? null;
};

/** Ends with the work; a throw marks it as an error without its message, which may cite what somebody typed. */
const run = <Value>(
  tracer: Tracer,
  name: string,
  kind: SpanKind,
  within: Context,
  work: (span: Span) => Promise<Value>,
): Promise<Value> =>
  tracer.startActiveSpan(name, { kind }, within, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

/** The span of a request that is answered here; it continues the trace that the headers name. */
export const inRequestSpan = (headers: Headers, work: (span: RequestSpan) => Promise<void>): Promise<void> => {
  const tracer = findTracer();
  if (tracer === null) return work(untraced);
  const caller = propagation.extract(context.active(), headers, {
    get: (from, key) => from.get(key) ?? undefined,
    keys: (from) => [...from.keys()],
  });
  return run(tracer, 'request', SpanKind.SERVER, caller, (span) =>
    work({
      traceparent: span.isRecording() ? (traceHeaders().traceparent ?? null) : null,
      answered: (method, route, status) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      },
    }),
  );
};

/** The span of a call to a service; `traceHeaders` inside of it belong to its request. */
export const inCallSpan = <Value>(operation: string, work: (note: Note) => Promise<Value>): Promise<Value> => {
  const tracer = findTracer();
  if (tracer === null) return work(() => undefined);
  return run(tracer, operation, SpanKind.CLIENT, context.active(), (span) =>
    work((attributes) => span.setAttributes(attributes)),
  );
};

/** The span of a statement, named by its first word. Statements outside of a request have none. */
export const inStatementSpan = <Value>(statement: string, work: () => Promise<Value>): Promise<Value> => {
  const tracer = findTracer();
  return tracer === null || trace.getActiveSpan() === undefined
    ? work()
    : run(tracer, statement.split(' ', 1)[0] ?? '', SpanKind.CLIENT, context.active(), (span) => {
        span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': statement });
        return work();
      });
};

/** What tells a service of which trace a request is a part; empty when it is of none. */
export const traceHeaders = (): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
};
