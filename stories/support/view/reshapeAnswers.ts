import { defaultFieldResolver, getNamedType, isListType, isNonNullType, OperationTypeNode } from 'graphql'
import type { GraphQLFieldResolver } from 'graphql'
import { dataSet, huge, isAmount, isDecimal, isState, isWritten, longer } from './dataSet.ts'

/**
 * Reads a field of an answer, with other data of the same shape where the toolbar asks for it: the contract says what is a list, an
 * amount, a text, and what may be missing. Lists of reference (coins, methods, countries) stay: no market is without them.
 */
export const reshapingResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value: unknown = defaultFieldResolver(source, args, context, info)
  if (dataSet() === 'usual' || isState(dataSet()) || info.operation.operation === OperationTypeNode.MUTATION)
    return value
  return value instanceof Promise ? value.then((one: unknown) => reshaped(one, info)) : reshaped(value, info)
}

function reshaped(
  value: unknown,
  { fieldName, returnType }: Parameters<typeof reshapingResolver>[3],
): unknown {
  const current = dataSet()
  const inner = isNonNullType(returnType) ? returnType.ofType : returnType
  if (isListType(inner)) return current === 'empty' && fieldName === 'items' ? [] : value
  const type = getNamedType(returnType).name
  if (current === 'empty') {
    if (type === 'Int' && fieldName === 'count') return 0
    return type === 'String' && !isNonNullType(returnType) && isWritten(fieldName) ? null : value
  }
  if (typeof value !== 'string') return value
  if (current === 'long') return type === 'String' && isWritten(fieldName) ? longer(value) : value
  return type === 'Decimal' && isAmount(fieldName) && isDecimal(value) ? huge(value) : value
}
