import type { Context, Span, SpanKind as Kind } from '@opentelemetry/api'
import type { IncomingHttpHeaders } from 'node:http'

/** A call of others that is being answered. */
export interface TracedCall {
  readonly traceId: string
  /** Does work that belongs to it: what that asks of others is told beneath it. */
  within<T>(work: () => T): T
  end(name: string, status: number): void
}

/** Tells how long each step of a call took, and of which call it was, to whoever gathers that by OpenTelemetry's protocol. */
export interface Tracing {
  /** Begins a call, in the trace that its `traceparent` names: https://www.w3.org/TR/trace-context/ */
  begin(headers: IncomingHttpHeaders): TracedCall
  /** Does work as a step of the call under way, or, where there is none, as the first of a trace of its own. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Tells of a step of the call under way that has ended just now. */
  told(name: string, ms: number, facts: Readonly<Record<string, string>>): void
  /** By which the next one knows the call under way. */
  headers(): { readonly traceparent?: string }
  /** Sends what was not sent yet. */
  flush(): Promise<void>
  /** The same, and ends. */
  close(): Promise<void>
}

export interface TracingOptions {
  /** Where traces are gathered, as in `http://127.0.0.1:4318`; null for nowhere. */
  readonly endpoint: string | null
  /** Which share of all calls is told, from 0 to 1; server and gateway choose the same calls. */
  readonly share: number
  /** Which part of the product tells. */
  readonly service: string
  /** It asks nobody who traces, too: a call that is not told need not be known further on. */
  readonly isLast?: boolean
}

/**
 * Opens it; null where traces are gathered nowhere: then nothing of it is loaded, and nobody asks for it. What people write is in no span:
 * names of calls and statements without their values, no more.
 */
export async function openTracing({
  endpoint,
  share,
  service,
  isLast = false,
}: TracingOptions): Promise<Tracing | null> {
  if (endpoint === null) return null
  const [api, { AsyncLocalStorageContextManager }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const { context, trace, SpanKind, SpanStatusCode, ROOT_CONTEXT, TraceFlags } = api
  // Two parts in one process have one.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // By the trace's number alone: whoever calls does not decide what is told.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('souk')
  const current = (): Span | null => {
    const span = trace.getActiveSpan()
    return span?.isRecording() ? span : null
  }

  /** The trace that a caller names, believed for its number alone. */
  function contextOf({ traceparent }: IncomingHttpHeaders): Context {
    const [, traceId, spanId] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(traceparent)) ?? []
    if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId))
      return ROOT_CONTEXT
    const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    return trace.setSpanContext(ROOT_CONTEXT, remote)
  }
  const started = (name: string, kind: Kind, parent: Context): { span: Span; inside: Context } => {
    const span = tracer.startSpan(name, { kind }, parent)
    return { span, inside: trace.setSpan(parent, span) }
  }

  return {
    begin(headers) {
      const { span, inside } = started('call', SpanKind.SERVER, contextOf(headers))
      return {
        traceId: span.spanContext().traceId,
        within: work => (isLast && !span.isRecording() ? work() : context.with(inside, work)),
        end(name, status) {
          span.updateName(name)
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async step(name, work) {
      const { span, inside } = started(name, SpanKind.INTERNAL, context.active())
      try {
        return await context.with(inside, work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    told(name, ms, facts) {
      if (current() === null) return
      const end = Date.now()
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes: facts }).end(end)
    },
    headers() {
      const span = trace.getActiveSpan()?.spanContext()
      if (span === undefined) return {}
      return { traceparent: `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}` }
    },
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  }
}
