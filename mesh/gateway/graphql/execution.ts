import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import { type DocumentNode, execute, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { type AllowanceMaker, allowanceFor, checkIntrospection, mostValues } from './answerSize.ts'
import type { GatewayContext } from './exchange.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { toldFaults } from './limits.ts'
import { operationsOf } from './documentShape.ts'

interface Compiled {
  readonly query: CompiledQuery['query']
  readonly allowance: AllowanceMaker
}

/**
 * Executes queries and mutations. The app's own documents run as compiled functions, one for each; to compile writes out every
 * spread, so nobody else's text is compiled: those run step by step, and only as far as an answer may be long. Neither is answered
 * with more faults of the server's than can be told.
 */
export function useExecution(known: KnownDocuments): GatewayPlugin<GatewayContext> {
  const compiledFor = makeCompiler()
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, operationName, schema } = args
      const context = args.contextValue as { allowance?: GatewayContext['allowance'] }
      const compiled = known.has(document) ? compiledFor(args) : null
      if (compiled !== null) {
        context.allowance = compiled.allowance()
        return setExecuteFn((execution: ExecutionArgs) =>
          compiled.query(execution.rootValue, execution.contextValue, execution.variableValues),
        )
      }
      if (!known.has(document)) {
        try {
          checkIntrospection(document, operationName ?? undefined, schema)
        } catch (error) {
          return setResultAndStopExecution({ errors: [error] })
        }
      }
      context.allowance = allowanceFor(args, { values: known.has(document) ? Infinity : mostValues })()
      return setExecuteFn((execution: ExecutionArgs) =>
        execute({ ...execution, hideSuggestions: true, options: { maxCoercionErrors: toldFaults } }),
      )
    },
  }
}

/** Each of the app's documents holds one operation, and is compiled once for the schema. */
function makeCompiler(): (args: ExecutionArgs) => Compiled | null {
  const bySchema = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Compiled | null>>()
  return args => {
    const { schema, document, operationName } = args
    const [operation, ...more] = operationsOf(document)
    if (operation === undefined || more.length > 0) return null
    if (operationName !== undefined && operationName !== null && operationName !== operation.name?.value)
      return null
    let byDocument = bySchema.get(schema)
    if (byDocument === undefined) bySchema.set(schema, (byDocument = new WeakMap()))
    const made = byDocument.get(document)
    if (made !== undefined) return made
    const result = compileQuery(schema, document, operation.name?.value)
    const compiled = isCompiledQuery(result)
      ? { query: result.query, allowance: allowanceFor(args, { values: Infinity }) }
      : null
    byDocument.set(document, compiled)
    return compiled
  }
}
