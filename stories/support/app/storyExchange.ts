import { Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import { buildSchema, graphql, OperationTypeNode } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import schemaText from '../../../app/__generated__/schema.graphql?raw'
import { reshapingResolver } from '../view/reshapeAnswers.ts'
import { noAnswer } from './failingAnswers.ts'

/** What the server would say to a field of `Query` or `Mutation`; may throw {@link import('./failingAnswers.ts').refused}. */
export type StoryAnswer = (args: never) => unknown

/** The answers of a story, by the name of the field. */
export type StoryAnswers = Readonly<Record<string, StoryAnswer>>

/** The gateway of a story: runs the app's own documents against the contract, over the story's answers. */
export interface StoryExchange {
  readonly http: ApolloLink
  readonly socket: ApolloLink
  /** Tells an event to everybody who listens to a field of `Subscription`; it needs its `__typename`. */
  readonly tell: (field: string, event: object) => void
  /** What the page asked for and the story has no answer to; a story with any fails. */
  readonly unanswered: ReadonlySet<string>
  /** How many questions have no answer yet and will have one. */
  readonly waiting: () => number
}

let built: GraphQLSchema | null = null
const schema = () => (built ??= buildSchema(schemaText, { assumeValid: true }))

/** Runs a document of the app against the contract, and gives what would come over the wire. */
async function run(source: string, rootValue: object, variableValues: object): Promise<ApolloLink.Result> {
  const result = await graphql({
    schema: schema(),
    source,
    rootValue,
    variableValues: { ...variableValues },
    fieldResolver: reshapingResolver,
  })
  return JSON.parse(JSON.stringify(result)) as ApolloLink.Result
}

type Listener = (event: object) => void

/** Makes the {@link StoryExchange} of one rendering. What the answers give is held to the contract, fields and nulls alike. */
export function createStoryExchange(answers: StoryAnswers): StoryExchange {
  const unanswered = new Set<string>()
  const listeners = new Map<string, Set<Listener>>()
  const root = new Proxy(answers, {
    get: (target, field: string) => {
      const answer = Object.hasOwn(target, field) ? target[field] : undefined
      if (answer === undefined) unanswered.add(field)
      return answer
    },
  })
  const held = Object.keys(answers).filter(field => answers[field] === noAnswer)
  let waiting = 0
  const ask = ({ query, variables }: ApolloLink.Operation) =>
    new Observable<ApolloLink.Result>(observer => {
      const source = print(query)
      const comes = held.some(field => new RegExp(`\\b${field}\\b`).test(source)) ? 0 : 1
      waiting += comes
      run(source, root, variables)
        .then(
          result => {
            observer.next(result)
            return observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
        .finally(() => {
          waiting -= comes
        })
    })
  const listen = ({ query, variables }: ApolloLink.Operation) =>
    new Observable<ApolloLink.Result>(observer => {
      const source = print(query)
      const field = fieldOf(source)
      const listener: Listener = event => {
        run(source, { [field]: event }, variables).then(
          result => observer.next(result),
          (error: unknown) => observer.error(error),
        )
      }
      const heard = listeners.get(field) ?? new Set()
      listeners.set(field, heard.add(listener))
      return () => heard.delete(listener)
    })
  const socket = new ApolloLink(operation =>
    operation.operationType === OperationTypeNode.SUBSCRIPTION ? listen(operation) : ask(operation),
  )
  return {
    http: new ApolloLink(ask),
    socket,
    unanswered,
    waiting: () => waiting,
    tell: (field, event) => listeners.get(field)?.forEach(listener => listener(event)),
  }
}

/** The one field of a subscription. */
const fieldOf = (text: string): string =>
  /\{\s*(?:__typename\s*)?(\w+)/.exec(text.slice(text.indexOf('subscription')))?.[1] ?? ''
