import {
  createGatewayRuntime,
  type GatewayRuntime,
  type UnifiedGraphHandler,
} from '@graphql-hive/gateway-runtime'
import type { IResolvers } from '@graphql-tools/utils'
import { type GraphQLSchema, parse } from 'graphql'
import { useDocuments, type DocumentOptions } from './documents.ts'
import type { GatewayContext } from './exchange.ts'
import { useExecution } from './execution.ts'
import { errorMask } from './refusal.ts'
import type { AskServer } from './restResolver.ts'
import { executableSchema } from './schema.ts'

export interface RuntimeOptions {
  /** The text of the supergraph. */
  readonly supergraph: string
  readonly askServer: AskServer
  /** What REST cannot say: subscriptions, joins, actions. */
  readonly resolvers: readonly IResolvers<unknown, GatewayContext>[]
  readonly documents: DocumentOptions
  /** Told of every error that clients do not see. */
  readonly report: (error: unknown) => void
}

/** GraphQL as it is served: the Hive runtime over the one schema, with limits, masks and compiled execution. */
export type Runtime = GatewayRuntime<GatewayContext>

/** Makes the runtime. It is ready when `getSchema()` has answered; `dispose()` ends it. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const supergraph = parse(options.supergraph, { noLocation: true })
  const direct: UnifiedGraphHandler = () => {
    const schema: GraphQLSchema = executableSchema(supergraph, options.askServer, options.resolvers)
    return { unifiedGraph: schema, getSubgraphSchema: () => schema }
  }
  return createGatewayRuntime<GatewayContext>({
    supergraph: options.supergraph,
    unifiedGraphHandler: direct,
    plugins: () => [useDocuments(options.documents), useExecution(options.documents.known)],
    maskedErrors: { maskError: errorMask(options.report) },
    graphqlEndpoint: '/graphql',
    logging: false,
    requestId: false,
    subgraphErrors: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    // Other origins read nothing here: without this, every origin is allowed with credentials.
    cors: false,
  })
}
