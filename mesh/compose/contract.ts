/** The parts of a JSON schema that the contract uses. */
export interface JsonSchema {
  $ref?: string
  $id?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: string[]
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  default?: unknown
  [keyword: string]: unknown
}

export interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: JsonSchema
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

export interface ContractOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
  'x-idempotent'?: boolean
  'x-reads'?: boolean
  'x-stream'?: boolean
  /** Who may call it. */
  'x-access'?: string
}

/** Which `/cable` channel carries an event. */
export type EventChannel = 'user' | 'chat' | 'person' | 'public'

export interface ContractEvent {
  operationId: string
  'x-channel': EventChannel
  'x-has-seq': boolean
  requestBody: { content: { 'application/json': { schema: JsonSchema } } }
}

/** `server/openapi.json`, as far as the mesh reads it. */
export interface Contract {
  components: { schemas: Record<string, JsonSchema>; securitySchemes?: unknown }
  paths: Record<string, Record<string, ContractOperation>>
  webhooks: Record<string, { post: ContractEvent }>
}

/** The component that a reference names, for `#/components/schemas/Trade` and for `Trade#`. */
export const refName = (ref: string): string => ref.replace(/#$/, '').split('/').at(-1)!
