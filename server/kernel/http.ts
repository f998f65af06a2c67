import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { DatabaseUnavailable } from '../database/errors.ts'
import { refuse, type Refusal } from '../domain/refusal/refusal.ts'
import { localeOf } from '../locales/wording.ts'
import { product } from '../runtime/product.ts'
import { FilesUnavailable } from '../files/fileStore.ts'
import { brokenRequests } from './brokenRequest.ts'
import { callerOf } from './caller.ts'
import { limitCalls } from './callLimits.ts'
import { mount, type Pipeline } from './mount.ts'
import type { Operations } from './operation.ts'
import { refusalAnswer, RequestRefused } from './refusal.ts'
import type { TracedCall, Tracing } from '../../http/tracing.ts'
import { bringsBody, readRest } from '../../http/restOfBody.ts'
import { replySerializers } from './replySerializer.ts'
import { allComponents } from './schema.ts'
import { requestValidator, schemaRefusal } from './validation.ts'

/** Options of the HTTP side. */
export interface HttpOptions {
  readonly log: FastifyServerOptions['loggerInstance']
  readonly gatewaySecret: string
  readonly pipeline: Pipeline
  /** What is mounted: the whole contract, or a part of it in a test. */
  readonly operations: Operations
  /** Multiplies the calls allowed per minute: tests and demos come from one address. */
  readonly limitFactor?: number
  /** Calls with this in {@link ownCallHeader} are this process's own; nobody else knows it. */
  readonly ownMark?: string
  /** Who is told how long calls take; nobody unless given. */
  readonly tracing?: Tracing | null
  /** Is told of each request once it is answered; `operation` is its id, or its route where it has none. */
  readonly onAnswered?: (request: {
    readonly operation: string
    readonly status: number
    readonly seconds: number
  }) => void
}

/** By which a process knows the calls that it makes itself: the people of the demo market make dozens a minute. */
export const ownCallHeader = 'x-own-call'

/** The REST server with these operations; refuses in the error shape of the contract, never with a stack. */
export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    requestTimeout: product.runtime.requestTimeoutSeconds * 1000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: replySerializers } },
    ...brokenRequests,
  })
  app.server.prependListener('request', (request, response) => readRest(request, response))
  app.setValidatorCompiler(requestValidator())
  for (const component of allComponents()) app.addSchema(component)
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error as FastifyError)
    const { status, body } = refusalAnswer(
      refused.refusal,
      localeOf(request.headers['accept-language']),
      refused.metadata,
    )
    // When the connection ends is seen to by `readRest`: closed before the body has ended, it would take the answer along.
    if (bringsBody(request.raw)) reply.removeHeader('connection')
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.status(status).send(body)
  })
  app.setNotFoundHandler(() => {
    throw new RequestRefused(refuse('not_found'))
  })
  const calls = new WeakMap<FastifyRequest, TracedCall>()
  const { tracing } = options
  const beginTrace = (request: FastifyRequest): { traceId?: string } => {
    // The heartbeat would be most of all that is told.
    if (!tracing || request.url === '/health') return {}
    const call = tracing.begin(request.headers)
    calls.set(request, call)
    return { traceId: call.traceId }
  }
  // The work of an operation is done within its call; what is told of it then is found beneath it.
  if (tracing)
    app.addHook('preHandler', (request, _, done) => {
      const call = calls.get(request)
      if (call) call.within(() => done())
      else done()
    })
  app.addHook('onRequest', async (request, reply) => {
    const { requestId } = callerOf(request, options.gatewaySecret)
    request.log = request.log.child({ requestId, ...beginTrace(request) })
    void reply.header('x-request-id', requestId).header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const facts = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const { operationId = route } = (request.routeOptions.schema ?? {}) as { operationId?: string }
    calls.get(request)?.end(operationId, facts.status)
    options.onAnswered?.({ operation: operationId, status: facts.status, seconds: reply.elapsedTime / 1000 })
    // A heartbeat every few seconds, or one's own calls, would be all that a terminal shows.
    const isOwn = options.ownMark !== undefined && request.headers[ownCallHeader] === options.ownMark
    if ((route === '/health' || isOwn) && reply.statusCode < 400) request.log.debug(facts, 'request')
    else request.log.info(facts, 'request')
  })
  await app.register(cookie)
  await app.register(multipart, {
    // One byte more than the largest file: cut off at its limit, a file that is too large would look like one that is not.
    limits: { files: 1, fields: 4, fileSize: product.upload.attachmentMaxBytes + 1 },
    throwFileSizeLimit: false,
  })
  await limitCalls(app, options)
  await app.register(async scope => mount(scope, options.operations, options.pipeline, options.limitFactor))
  return app
}

/** What an error says to the client: known refusals as they are, everything unknown as "something went wrong". */
function refusalOf(error: FastifyError): { refusal: Refusal; metadata?: RequestRefused['metadata'] } {
  if (error instanceof RequestRefused) return { refusal: error.refusal, metadata: error.metadata }
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return { refusal: refuse('unavailable') }
  const refused = error.validation?.[0]
  if (refused) return { refusal: schemaRefusal(refused) }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { refusal: refuse(error.statusCode === 404 ? 'not_found' : 'malformed_request') }
  return { refusal: refuse('internal_error') }
}
