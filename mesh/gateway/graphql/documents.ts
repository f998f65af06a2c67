import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import { type DocumentNode, GraphQLError, NoSchemaIntrospectionCustomRule, validate } from 'graphql'
import { ServerSilent } from '../../upstream/restClient.ts'
import type { AskCounts } from './askCounts.ts'
import type { GatewayContext } from './exchange.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { readDocument, toldFaults } from './limits.ts'
import type { IsMember } from './memberCheck.ts'
import { plainId } from './persisted.ts'
import { type ErrorExtensions, refusal, refusalOfSilence, requestFault } from './refusal.ts'
import { isOverValueLimits } from './valueLimits.ts'

/** Who may send documents of their own: in production only a client that shows the token of a session. */
export type FreeFor = 'everybody' | 'members'

export interface DocumentOptions {
  readonly known: KnownDocuments
  readonly freeFor: FreeFor
  readonly isMember: IsMember
  readonly asks: AskCounts
  readonly introspection: boolean
}

interface Params {
  query?: string | undefined
  documentId?: unknown
  variables?: unknown
  extensions?: Record<string, unknown> | undefined
}

/**
 * What the runtime reads instead of a document's text: it keeps every text and document that it reads, and what strangers write is
 * not worth keeping.
 */
const standIn = '{ __typename }'

/**
 * Finds the document of a request. The app's own come by their id: `documentId` (with or without `sha256:`), or
 * `extensions.persistedQuery.sha256Hash`. Any other is read within the limits, where the caller may send one: what a stranger
 * sends, or a page on its cookie, is not even read.
 */
export function useDocuments(options: DocumentOptions): GatewayPlugin<GatewayContext> {
  const found = new WeakMap<object, DocumentNode>()
  return {
    onParams({ params, setParams, setResult, context }) {
      const { documentId: _, ...rest } = params as Params & typeof params
      const take = (document: DocumentNode | GraphQLError | undefined): void => {
        if (document === undefined) return
        if (document instanceof Error) setResult({ errors: [document] })
        else found.set(context, document)
        setParams({ ...rest, query: standIn })
      }
      const document = documentOf(params as Params, context as unknown as GatewayContext, options)
      return document instanceof Promise ? document.then(take) : take(document)
    },
    onParse({ context }) {
      const document = found.get(context)
      return document && (({ replaceParseResult }) => replaceParseResult(document))
    },
    onValidate({ addValidationRule, setValidationFn }) {
      if (!options.introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
      // A hint at the right name costs time, and tells the names.
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { maxErrors: toldFaults, hideSuggestions: true }),
      )
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map(error => requestFault(error as GraphQLError)))
      }
    },
  }
}

type Found = DocumentNode | GraphQLError | undefined

/** The document, or why there is none; nothing for a request that has no text either, which the runtime refuses. */
function documentOf(
  params: Params,
  context: GatewayContext,
  options: DocumentOptions,
): Found | Promise<Found> {
  if (isOverValueLimits(params.variables) || isOverValueLimits(params.extensions))
    return refused('These values are more, or deeper in each other, than any call takes.', {
      code: 'REQUEST_TOO_LARGE',
      status: 400,
    })
  const id = documentId(params)
  if (id !== undefined)
    return (
      options.known.find(id) ??
      refusal('PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND', status: 400 })
    )
  const { query } = params
  if (typeof query !== 'string') return undefined
  if (options.freeFor === 'everybody') return readDocument(query)
  return ofMember(query, context, options)
}

async function ofMember(
  query: string,
  { exchange: { caller } }: GatewayContext,
  { isMember, asks }: DocumentOptions,
): Promise<DocumentNode | GraphQLError> {
  if (caller.via === 'cookie')
    return refused('This page may only run its own documents.', { code: 'DOCUMENT_REFUSED', status: 400 })
  if (caller.via === 'nobody')
    return refused('Only a client with a token may send documents of its own.', {
      code: 'DOCUMENT_REFUSED',
      status: 400,
    })
  const tooMany = asks.count('ownDocuments', caller)
  if (tooMany !== undefined) return tooMany
  try {
    if (await isMember(caller)) return readDocument(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    if (error instanceof ServerSilent) return refusalOfSilence(error)
    throw error
  }
  return refused('Log in to see this.', { code: 'UNAUTHENTICATED', status: 401 })
}

const refused = (text: string, extensions: ErrorExtensions): GraphQLError =>
  refusal(text, { ...extensions, http: { status: extensions.status, spec: true } })

function documentId({ documentId: id, extensions }: Params): string | undefined {
  if (typeof id === 'string') return plainId(id)
  const persistedQuery = extensions?.['persistedQuery']
  if (typeof persistedQuery !== 'object' || persistedQuery === null) return undefined
  const hash = (persistedQuery as Record<string, unknown>)['sha256Hash']
  return typeof hash === 'string' ? plainId(hash) : undefined
}
