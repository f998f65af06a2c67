import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitOf } from './callLimits.ts'
import type { Operation, Operations } from './operation.ts'
import { keepBodies } from './signedCall.ts'

/** Answers one validated request of an operation: the kernel's pipeline, or nothing when only the document is wanted. */
export type Pipeline = (
  id: string,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** How the document calls the signatures of shops. */
export const storeSignature = 'store_signature'

const tagOf = (path: string) => path.split('/')[2] ?? 'souk'

/** What the contract says of an operation beside its shapes; the mesh and the roles table read it. */
const documentation = (id: string, operation: Operation): object => ({
  operationId: id,
  summary: operation.summary,
  tags: [tagOf(operation.path)],
  'x-access': operation.access,
  ...(operation.idempotent ? { 'x-idempotent': true } : {}),
  ...(operation.reads ? { 'x-reads': true } : {}),
  ...(operation.stream ? { 'x-stream': true } : {}),
  ...(operation.access === 'store' ? { security: [{ [storeSignature]: [] }] } : {}),
})

/** Puts every operation on the router, with its schemas and limits (times `limitFactor`, for tests that hurry). */
export async function mount(
  app: FastifyInstance,
  table: Operations,
  pipeline: Pipeline,
  limitFactor = 1,
): Promise<void> {
  const put = (scope: FastifyInstance, id: string, operation: Operation) =>
    scope.route({
      method: operation.method,
      url: `/api${operation.path}`,
      config: limitOf(operation, limitFactor),
      schema: {
        ...documentation(id, operation),
        ...(operation.params ? { params: operation.params } : {}),
        ...(operation.query ? { querystring: operation.query } : {}),
        ...(operation.body ? { body: operation.body } : {}),
        ...(operation.reply ? { response: { 200: operation.reply } } : {}),
      },
      handler: (request, reply) => pipeline(id, operation, request, reply),
    })
  const rows = Object.entries(table)
  for (const [id, operation] of rows) if (operation.access !== 'store') put(app, id, operation)
  await app.register(async scope => {
    keepBodies(scope)
    for (const [id, operation] of rows) if (operation.access === 'store') put(scope, id, operation)
  })
}
