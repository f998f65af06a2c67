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
 * @param locale in which answers are worded: those of the page are in its own
 */
export function firstAnswersLink(
  sent: () => readonly FirstAsked[],
  now: () => number,
  locale: () => string,
): ApolloLink {
  const spoken = locale()
  let left: Set<FirstAsked> | null = null
  const until = now() + answersLifetime
  return new ApolloLink((operation, forward) => {
    left ??= new Set(sent())
    const isOver = now() > until || locale() !== spoken
    const found = isOver ? undefined : [...left].find(asked => fits(operation, asked))
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

/** Both were made by the same code, in one order. */
const fits = ({ operationName, variables }: ApolloLink.Operation, asked: FirstAsked): boolean =>
  operationName === asked.operation && JSON.stringify(variables) === JSON.stringify(asked.variables)

/** Reads them out of the page; null where it was not drawn. */
export function sentAnswers(page: Pick<Document, 'getElementById'>): FirstAnswers | null {
  const text = page.getElementById('answers')?.textContent
  return text == null ? null : (JSON.parse(text) as FirstAnswers)
}
