import swagger from '@fastify/swagger'
import fastify from 'fastify'
import { cableEvents } from '../cable/events.ts'
import { contract } from './contract.ts'
import { mount } from './mount.ts'
import { replySerializers } from './replySerializer.ts'
import { allComponents } from './schema.ts'

interface Document {
  paths: Record<string, Record<string, { tags?: string[] }>>
  components: { schemas: Record<string, unknown> }
  webhooks?: Record<string, unknown>
}

/**
 * The contract as OpenAPI 3.1: named components, operationIds, and the events of `/cable` as webhooks, from which the
 * mesh makes its subscriptions. `x-idempotent`, `x-reads` and `x-stream` tell the mesh what REST cannot say.
 */
export async function openapiDocument(): Promise<Document> {
  const app = fastify({ schemaController: { compilersFactory: { buildSerializer: replySerializers } } })
  for (const component of allComponents()) app.addSchema(component)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Souk', version: '1.0.0', license: { name: 'MIT' } },
      servers: [{ url: '/api' }],
    },
    refResolver: { buildLocalReference: json => (json as { $id: string }).$id },
  })
  await app.register(async scope => mount(scope, contract, async () => undefined))
  await app.ready()
  const document = app.swagger() as unknown as Document
  document.webhooks = Object.fromEntries(
    Object.entries(cableEvents).map(([name, event]) => [
      name,
      {
        post: {
          operationId: name,
          'x-channel': event.channel,
          'x-has-seq': event.hasSeq,
          requestBody: { content: { 'application/json': { schema: event.schema } } },
          responses: {},
        },
      },
    ]),
  )
  await app.close()
  return document
}
