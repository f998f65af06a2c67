import type { GraphQLError } from 'graphql'
import type { ServerResponse } from 'node:http'

const json = 'application/json'
/** In this type clients read an error of any status as GraphQL's (GraphQL over HTTP, 6.4). */
const graphqlJson = 'application/graphql-response+json'

/** Answers with JSON that nobody may cache. */
export function answerJson(response: ServerResponse, status: number, body: unknown, type = json): void {
  const payload = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
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
  const type = response.req.headers.accept?.includes(graphqlJson) ? graphqlJson : json
  answerJson(response, http?.status ?? 400, { errors: [{ message: error.message, extensions }] }, type)
}
