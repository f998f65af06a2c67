import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const decimal = /^-?(0|[1-9][0-9]{0,37})(\.[0-9]{1,37})?$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** Money and rates: exact, so a string on both sides; a JSON number is refused, not converted. */
export const Decimal = textScalar(
  'Decimal',
  'An exact decimal number as a string, as in "0.00120000".',
  decimal,
)

/** A moment of time in ISO 8601, as the server sent it. */
export const DateTime = textScalar(
  'DateTime',
  'A moment in ISO 8601, as in "2030-01-31T12:00:00.000Z".',
  moment,
)

function textScalar(name: string, description: string, pattern: RegExp): GraphQLScalarType<string, string> {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && pattern.test(value)) return value
    throw new GraphQLError(`This is not a ${name}: ${description}`)
  }
  return new GraphQLScalarType({
    name,
    description,
    serialize: check,
    parseValue: check,
    parseLiteral: node => check(node.kind === Kind.STRING ? node.value : undefined),
  })
}
