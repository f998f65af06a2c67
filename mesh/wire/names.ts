/**
 * The one rule between names on the wire (snake_case) and names in GraphQL (camelCase). It has no table: compose refuses
 * a contract with a name that does not survive the way there and back, so the gateway may apply it blindly.
 */
export const graphqlName = (wire: string): string =>
  wire.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The wire's name of a GraphQL field, argument or input field. */
export const wireName = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Whether a name becomes a clean GraphQL name from which {@link wireName} makes the same again. */
export const isReversible = (wire: string): boolean =>
  /^[a-z][A-Za-z0-9]*$/.test(graphqlName(wire)) && wireName(graphqlName(wire)) === wire

/** GraphQL's name of an enum value: the wire's own, without the `X::` prefix (`Ad::Sell` is `Sell`). */
export const enumName = (wire: string): string => wire.slice(wire.lastIndexOf(':') + 1)

/** Whether a field or argument of this name holds an id (or a list of them), by the contract's naming. */
export const isIdName = (name: string): boolean => /^ids?$|Ids?$/.test(name)
