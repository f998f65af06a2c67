import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { StatsContent } from '@souk/design-system/domain/shop/merchant/stats/statsShape.ts'
import { answerState } from '../../../network/apollo/answerState.ts'
import { statusOf } from '../../../network/apollo/trouble.ts'

/**
 * Statistics, whatever has become of asking for them. `figuresOf` takes them out of an answer, null while a part of it is
 * missing.
 */
export function useStats<Data, Variables extends OperationVariables, T>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  figuresOf: (data: Data) => T | null,
): StatsContent<T> {
  const asked = useQuery<Data>(query, {
    variables,
  })
  const figures = asked.data === undefined ? null : figuresOf(asked.data)
  const state = answerState(asked, figures === null ? null : { figures })
  return state.status === 'failed' && [404, 422].includes(statusOf(asked.error) ?? 0)
    ? { status: 'gone' }
    : state
}
