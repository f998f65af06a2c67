import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import { type DocumentNode, execute, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { allowanceFor, checkIntrospection } from './answerSize.ts'
import type { GatewayContext } from './exchange.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { toldFaults } from './limits.ts'
import { operationsOf } from './measure.ts'

type Compiled = CompiledQuery | null

/**
 * Executes queries and mutations. The app's own documents run as compiled functions, one for each; to compile writes out every
 * spread, so nobody else's text is compiled: those run step by step, and only as far as an answer may be long.
 */
export function useExecution(known: KnownDocuments): GatewayPlugin<GatewayContext> {
  const compiledFor = makeCompiler()
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, operationName, schema, contextValue } = args
      const compiled = known.has(document) ? compiledFor(args) : null
      if (compiled !== null)
        return setExecuteFn((execution: ExecutionArgs) =>
          compiled.query(execution.rootValue, execution.contextValue, execution.variableValues),
        )
      const name = operationName ?? undefined
      if (!known.has(document)) {
        try {
          checkIntrospection(document, name, schema)
        } catch (error) {
          return setResultAndStopExecution({ errors: [error as Error] } as never)
        }
        ;(contextValue as { allowance?: GatewayContext['allowance'] }).allowance = allowanceFor(
          document,
          name,
        )
      }
      return setExecuteFn((execution: ExecutionArgs) =>
        execute({ ...execution, hideSuggestions: true, options: { maxCoercionErrors: toldFaults } }),
      )
    },
  }
}

/** Each of the app's documents holds one operation, and is compiled once for the schema. */
function makeCompiler(): (args: ExecutionArgs) => Compiled {
  const bySchema = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Compiled>>()
  return ({ schema, document, operationName }) => {
    const [operation, ...more] = operationsOf(document)
    if (operation === undefined || more.length > 0) return null
    if (operationName !== undefined && operationName !== null && operationName !== operation.name?.value)
      return null
    let byDocument = bySchema.get(schema)
    if (byDocument === undefined) bySchema.set(schema, (byDocument = new WeakMap()))
    const made = byDocument.get(document)
    if (made !== undefined) return made
    const result = compileQuery(schema, document, operation.name?.value)
    const compiled = isCompiledQuery(result) ? result : null
    byDocument.set(document, compiled)
    return compiled
  }
}
