import { nobody } from '../../identity.ts'
import type { Exchange } from './exchange.ts'
import type { Runtime } from './runtime.ts'

/** One of the app's own documents, by its id. */
export interface GraphCall {
  readonly documentId: string
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

export interface GraphAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly object[]
}

/** Asks what the app asks, as nobody in particular, without a way over the network. */
export type AskGraph = (
  call: GraphCall,
  options: { readonly language: string; readonly signal: AbortSignal },
) => Promise<GraphAnswer>

/** Makes {@link AskGraph} over the gateway's own runtime. */
export const askGraph =
  (runtime: Runtime, newRequestId: () => string): AskGraph =>
  async (call, { language, signal }) => {
    const exchange: Exchange = {
      caller: { ...nobody, requestId: newRequestId(), language },
      line: null,
      signal,
      keepCookies: () => undefined,
    }
    const response = await runtime.fetch(
      'http://gateway/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify(call),
      },
      { exchange },
    )
    return (await response.json()) as GraphAnswer
  }
