import swagger from '@fastify/swagger'
import fastify from 'fastify'
import { cableEvents } from '../cable/events.ts'
import { contract } from './contract.ts'
import { mount, storeSignature } from '../kernel/mount.ts'
import { replySerializers } from '../kernel/replySerializer.ts'
import { allComponents } from '../kernel/schema.ts'
import { signatureHeaders } from '../kernel/signedCall.ts'

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, unknown> }
  webhooks?: Record<string, unknown>
}

interface DocumentedOperation {
  tags?: string[]
  security?: object[]
  parameters?: object[]
  'x-idempotent'?: boolean
}

const storeScheme = {
  type: 'apiKey',
  in: 'header',
  name: signatureHeaders.signature,
  description:
    'Ed25519, in base64, over the lines `souk-timestamp`, method, path with query, `idempotency-key` or nothing, SHA-256 of the body in hex.',
} as const

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  schema: { type: 'string' },
  description,
})

/** What a shop sends along beside the signature. */
const storeHeaders = [
  header(signatureHeaders.key, 'The id of the key that the call is signed with.'),
  header(signatureHeaders.timestamp, 'When it was signed, in seconds since 1970.'),
]
const idempotencyHeader = header('idempotency-key', 'One per intent; 8 to 64 of 0-9 A-Z a-z _ -.')

/** Says of the calls of shops how they are signed. */
function documentSignatures(document: Document): void {
  for (const operation of Object.values(document.paths).flatMap(methods => Object.values(methods)))
    if (operation.security)
      operation.parameters = [
        ...(operation.parameters ?? []),
        ...storeHeaders,
        ...(operation['x-idempotent'] ? [idempotencyHeader] : []),
      ]
}

/**
 * The contract as OpenAPI 3.1: named components, operationIds, and the events of `/cable` as webhooks, from which the
 * mesh makes its subscriptions. `x-idempotent`, `x-reads` and `x-stream` tell the mesh what REST cannot say.
 */
export async function openapiDocument(): Promise<Document> {
  const app = fastify({
    schemaController: { compilersFactory: { buildSerializer: replySerializers } },
    // What our own validator knows: nothing is validated here.
    ajv: { customOptions: { keywords: ['x-words'] } },
  })
  for (const component of allComponents()) app.addSchema(component)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Souk', version: '1.0.0', license: { name: 'MIT' } },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { [storeSignature]: storeScheme } },
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
  documentSignatures(document)
  await app.close()
  return document
}
