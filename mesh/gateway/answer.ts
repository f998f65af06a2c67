import type { GraphQLError } from 'graphql'
import type { ServerResponse } from 'node:http'

/** Answers with JSON that nobody may cache. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const payload = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': payload.length,
    'cache-control': 'no-store',
  })
  response.end(payload)
}

/** Refuses in the shape of the REST API's errors. */
export const refuseRest = (response: ServerResponse, status: number, code: string, text: string): void =>
  answerJson(response, status, { errors: { base: [text] }, code })

/** Refuses in the shape of GraphQL's errors. */
export const refuseGraphql = (response: ServerResponse, status: number, code: string, text: string): void =>
  answerJson(response, status, { errors: [{ message: text, extensions: { code, status } }] })

/** Refuses with an error of GraphQL that says its status itself. */
export function refuseWithError(response: ServerResponse, error: GraphQLError): void {
  const { http, ...extensions } = error.extensions as { http?: { status: number; headers?: object } }
  for (const [name, value] of Object.entries(http?.headers ?? {})) response.setHeader(name, String(value))
  answerJson(response, http?.status ?? 400, { errors: [{ message: error.message, extensions }] })
}
