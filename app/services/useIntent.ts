import type { TypedDocumentNode } from '@apollo/client'
import type { Unmasked } from '@apollo/client/masking'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useCallback, useState } from 'react'
import { useServices } from './useServices.ts'
import { digestOf } from '../network/apollo/digest.ts'
import { createJoinedCalls } from '../network/apollo/joinedCalls.ts'
import { operationNameOf } from '../network/apollo/operationName.ts'
import { marked } from '../network/apollo/requestMarks.ts'
import { troubleOf } from '../network/apollo/trouble.ts'

/** What the user gives to do it; the key is ours. */
export type IntentInput<Variables> = Omit<Variables, 'idempotencyKey'>

export interface Intent<Data, Variables> {
  /**
   * Does it. A second call with the same values, while one runs or right after it, joins it. Rejects when it was refused or nobody answered;
   * doing it again with the same values then repeats the same intent, so that it is never done twice.
   */
  readonly run: (input: IntentInput<Variables>) => Promise<Data>
  readonly isPending: boolean
}

export interface IntentOptions {
  /** `place`: a form or the page says what it was refused. Left out: an alert does. */
  readonly errors?: 'place' | 'alert'
  /** What it answers is for the eyes of whoever asked: the cache never has it. */
  readonly isSecret?: boolean
}

/** A one-time code proves who asks, and is no part of what is meant: with the next code it is the same intent. */
function meantBy(variables: object): object {
  const { input } = variables as { readonly input?: unknown }
  if (typeof input !== 'object' || input === null) return variables
  const { code: _, ...meant } = input as Record<string, unknown>
  return { ...variables, input: meant }
}

/**
 * Something that a user means to do once: a mutation with an `idempotencyKey`. One key holds for the same values through a
 * double click, a retry, a reload and other tabs, until the outcome is known.
 *
 * ```tsx
 * const { run, isPending } = useIntent(ConfirmTradeMutation)
 * await run({ id: trade.id, input: { payerName } })
 * ```
 */
export function useIntent<Data, Variables extends { idempotencyKey: string }>(
  mutation: TypedDocumentNode<Data, Variables>,
  { errors = 'alert', isSecret = false }: IntentOptions = {},
): Intent<Unmasked<Data>, Variables> {
  const { client, intents } = useServices()
  const [pending, setPending] = useState(0)
  const [join] = useState(() => createJoinedCalls<Unmasked<Data>>(browserTimers))

  const run = useCallback(
    (input: IntentInput<Variables>) => {
      const operation = operationNameOf(mutation)
      return join(digestOf(input), async () => {
        const meant = meantBy(input)
        const idempotencyKey = intents.keyOf(operation, meant)
        setPending(count => count + 1)
        try {
          const { data } = await client.mutate<Data>({
            mutation,
            variables: { ...input, idempotencyKey },
            context: marked({ errors }),
            ...(isSecret ? { fetchPolicy: 'no-cache' as const } : {}),
          })
          intents.settle(operation, meant)
          if (data === undefined) throw new Error(`${operation} answered nothing`)
          return data as Unmasked<Data>
        } catch (error) {
          if (isOutcomeKnown(error)) intents.settle(operation, meant)
          throw error
        } finally {
          setPending(count => count - 1)
        }
      })
    },
    [client, intents, mutation, errors, isSecret, join],
  )
  return { run, isPending: pending > 0 }
}

/** A refusal says that it was not done. Silence and failures of the service leave open whether it was. */
const isOutcomeKnown = (error: unknown): boolean => ['refused', 'signedOut'].includes(troubleOf(error).kind)
