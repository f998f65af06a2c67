import type { contract } from '../../server/composition/contract.ts'

/** An operation's id: the OpenAPI operationId and the GraphQL field. */
export type OperationId = keyof typeof contract
