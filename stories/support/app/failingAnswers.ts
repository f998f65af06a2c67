import { GraphQLError } from 'graphql'

/** A refusal as the gateway words it: `throw refusal(404, 'not_found')`. */
export const refusal = (status: number, code: string, errors: Record<string, string[]> = {}): GraphQLError =>
  new GraphQLError(code, { extensions: { code, status, errors: { base: [code], ...errors } } })

/** An answer that never comes: the page stays in its loading state. */
export const noAnswer = (): Promise<never> => new Promise(() => {})

/** The service has a fault. */
export const fault = (): never => {
  throw refusal(500, 'internal_error')
}
