import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

type Compiled = CompiledQuery | null

/**
 * Executes queries and mutations as compiled functions, one for each schema, document and operation name. Leaves are
 * serialised (enums and scalars have their own rules here). Subscriptions and introspection stay with graphql-js.
 */
export function useCompiledQueries(): GatewayPlugin {
  const cache = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Map<string, Compiled>>>()
  const compiledFor = ({ schema, document, operationName }: ExecutionArgs): Compiled => {
    let documents = cache.get(schema)
    if (documents === undefined) cache.set(schema, (documents = new WeakMap()))
    let operations = documents.get(document)
    if (operations === undefined) documents.set(document, (operations = new Map()))
    const name = operationName ?? ''
    const known = operations.get(name)
    if (known !== undefined) return known
    const result = compileQuery(schema, document, operationName ?? undefined)
    const compiled = isCompiledQuery(result) ? result : null
    operations.set(name, compiled)
    return compiled
  }
  return {
    onExecute({ args, setExecuteFn }) {
      const compiled = compiledFor(args)
      if (compiled !== null)
        setExecuteFn((execution: ExecutionArgs) =>
          compiled.query(execution.rootValue, execution.contextValue, execution.variableValues),
        )
    },
  }
}
