import { Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'

/** What was asked for a page that the gateway has drawn. */
export interface FirstAsked {
  /** The operation's name. */
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** What the gateway has drawn the first page of a visit with. */
export interface FirstAnswers {
  readonly asked: readonly FirstAsked[]
  /** All that it was answered, as the cache holds it. */
  readonly cache: object
}

/** The page was answered a moment ago, but a slow phone gets there late; in milliseconds. */
const answersLifetime = 20_000

/**
 * Answers what the gateway has asked already for the page that it sent, each once and out of the cache: nothing is fetched a second time.
 * @param sent those of the page, asked for with the first call
 * @param now milliseconds
 */
export function firstAnswersLink(sent: () => readonly FirstAsked[], now: () => number): ApolloLink {
  let left: Set<FirstAsked> | null = null
  const until = now() + answersLifetime
  return new ApolloLink((operation, forward) => {
    left ??= new Set(sent())
    const found = now() > until ? undefined : [...left].find(asked => fits(operation, asked))
    const data = found && read(operation)
    if (found === undefined || data == null) return forward(operation)
    left.delete(found)
    return new Observable<ApolloLink.Result>(observer => {
      observer.next({ data })
      observer.complete()
    })
  })
}

const read = ({ client, query, variables }: ApolloLink.Operation) =>
  client.cache.readQuery<Record<string, unknown>>({ query, variables })

/** Both were made by the same code, in one order. An answer with the best of each kind serves a telephone too, which asks for less. */
function fits({ operationName, variables }: ApolloLink.Operation, asked: FirstAsked): boolean {
  const more = asked.variables['withBest'] === true ? { withBest: true } : {}
  return (
    operationName === asked.operation &&
    JSON.stringify({ ...variables, ...more }) === JSON.stringify(asked.variables)
  )
}

/** Reads them out of the page; null where it was not drawn. */
export function sentAnswers(page: Pick<Document, 'getElementById'>): FirstAnswers | null {
  const text = page.getElementById('answers')?.textContent
  return text == null ? null : (JSON.parse(text) as FirstAnswers)
}
