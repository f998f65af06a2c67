import { addResolversToSchema } from '@graphql-tools/schema'
import type { IResolvers } from '@graphql-tools/utils'
import {
  type DocumentNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  buildASTSchema,
  isObjectType,
} from 'graphql'
import { wireName } from '../../wire/names.ts'
import type { Allowance } from './answerSize.ts'
import type { GatewayContext } from './exchange.ts'
import { enumValues, publicSchema, restOperations } from './operations.ts'
import type { AskServer } from './restResolver.ts'
import { DateTime, Decimal } from './scalars.ts'

/**
 * The executable schema. The supergraph has exactly one subgraph, the server, so nothing is planned or stitched: every
 * root field calls its REST operation, every other field reads its wire name.
 */
export function executableSchema(
  supergraph: DocumentNode,
  askServer: AskServer,
  more: readonly IResolvers<unknown, GatewayContext>[] = [],
): GraphQLSchema {
  const schema = buildASTSchema(publicSchema(supergraph), { assumeValidSDL: true })
  const layers = [fieldResolvers(schema), enumValues(supergraph), { Decimal, DateTime }, ...more]
  return addResolversToSchema({
    schema: layers.reduce<GraphQLSchema>(
      (result, resolvers) =>
        addResolversToSchema({
          schema: result,
          resolvers: resolvers as IResolvers,
          updateResolversInPlace: true,
        }),
      schema,
    ),
    resolvers: rootResolvers(supergraph, askServer),
    updateResolversInPlace: true,
  })
}

function rootResolvers(supergraph: DocumentNode, askServer: AskServer): IResolvers {
  const resolvers: Record<string, Record<string, unknown>> = { Query: {}, Mutation: {} }
  for (const operation of restOperations(supergraph))
    resolvers[operation.root]![operation.field] = (
      _root: unknown,
      args: Record<string, unknown>,
      { exchange, allowance }: GatewayContext,
      info: GraphQLResolveInfo,
    ) => {
      const answer = askServer(operation, args, exchange)
      return allowance === undefined ? answer : answer.then(body => allowed(body, info, allowance))
    }
  return resolvers
}

function allowed(body: unknown, { path }: GraphQLResolveInfo, allowance: Allowance): unknown {
  allowance(String(path.key), body)
  return body
}

/** Fields whose wire name differs read that; the others are read by their own name, without a resolver. */
function fieldResolvers(schema: GraphQLSchema): IResolvers {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
  const resolvers: Record<string, Record<string, unknown>> = {}
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue
    for (const field of Object.keys(type.getFields())) {
      const wire = wireName(field)
      if (wire !== field)
        (resolvers[type.name] ??= {})[field] = (parent: Readonly<Record<string, unknown>>) => parent[wire]
    }
  }
  return resolvers
}
