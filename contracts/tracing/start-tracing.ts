import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Tracing } from '#contracts/settings/shared-settings.ts';

/**
 * Sends the spans of this process to a collector over OTLP. `isFirst`: strangers call it, so it decides itself which
 * traces are kept; a service behind it does as its caller decided. The returned function sends what is left.
 */
export const startTracing = (
  { endpoint, ratio }: Tracing,
  { program, isFirst }: { readonly program: string; readonly isFirst: boolean },
): (() => Promise<void>) => {
  const chosen = new TraceIdRatioBasedSampler(ratio);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': program }),
    sampler: new ParentBasedSampler({
      root: chosen,
      ...(isFirst ? { remoteParentSampled: chosen, remoteParentNotSampled: chosen } : {}),
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  // Without baggage, which callers could fill with anything.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return () => provider.shutdown();
};
