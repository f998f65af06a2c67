import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import type { GatewayContext } from './exchange.ts'
import { plainId } from './persisted.ts'
import { type ErrorExtensions, refusal } from './refusal.ts'

export interface DocumentOptions {
  /** The app's own documents by the sha256 of their text, in hexadecimal. */
  readonly persisted: ReadonlyMap<string, string>
  /** Whether a browser may send these alone. */
  readonly browsersSendIds: boolean
}

interface Params {
  query?: string | undefined
  documentId?: unknown
  extensions?: Record<string, unknown> | undefined
}

/**
 * Takes documents by their id: `documentId` (with or without `sha256:`), or `extensions.persistedQuery.sha256Hash`. In
 * production a request that rides on the cookie can run the app's own documents alone, so that a stolen moment in a
 * page cannot ask for more than the pages do; a client with a token may send any document within the limits.
 */
export function useDocuments({ persisted, browsersSendIds }: DocumentOptions): GatewayPlugin<GatewayContext> {
  return {
    onParams({ params, setParams, setResult, context }) {
      const refuse = (text: string, extensions: ErrorExtensions) => {
        setResult({ errors: [refusal(text, extensions)] })
        // What comes after still looks for a document, although the answer stands.
        setParams({ query: '{ __typename }' })
      }
      const id = documentId(params as Params)
      if (id !== undefined) {
        const query = persisted.get(id)
        if (query === undefined)
          return refuse('PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND', status: 400 })
        const { documentId: _, ...rest } = params as Params & typeof params
        return setParams({ ...rest, query })
      }
      const { caller } = (context as unknown as GatewayContext).exchange
      if (browsersSendIds && caller.via === 'cookie')
        refuse('This page may only run its own documents.', { code: 'DOCUMENT_REFUSED', status: 400 })
    },
  }
}

function documentId({ documentId: id, extensions }: Params): string | undefined {
  if (typeof id === 'string') return plainId(id)
  const persistedQuery = extensions?.['persistedQuery']
  if (typeof persistedQuery !== 'object' || persistedQuery === null) return undefined
  const hash = (persistedQuery as Record<string, unknown>)['sha256Hash']
  return typeof hash === 'string' ? plainId(hash) : undefined
}
