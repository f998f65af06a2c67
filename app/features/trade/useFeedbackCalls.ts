import type { FeedbackGrade } from '@souk/design-system/domain/feedback/feedbackGrade.ts'
import { marked } from '../../apollo/requestMarks.ts'
import { useIntent } from '../../apollo/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import { CreateFeedbackMutation, UpdateFeedbackMutation } from './Feedback.mutations.ts'

interface FeedbackValues {
  readonly grade: FeedbackGrade
  readonly text: string
}

/** Leaving feedback on a trade's partner, once, and changing it. The worst grade also blocks the partner, as its button says. */
export function useFeedbackCalls(tradeId: string) {
  const { client } = useServices()
  const { run } = useIntent(CreateFeedbackMutation, { errors: 'place' })
  return {
    create: async ({ grade, text }: FeedbackValues) => {
      const { createFeedback } = await run({ input: { tradeId, grade, text, block: grade === 'negative' } })
      if (createFeedback === null) return
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Trade', id: tradeId }) ?? '',
        fields: { myFeedback: (_, { toReference }) => toReference(createFeedback) ?? null },
      })
    },
    change: (id: string, { grade, text }: FeedbackValues) =>
      client.mutate({
        mutation: UpdateFeedbackMutation,
        variables: { id, input: { grade, text, block: grade === 'negative' } },
        context: marked({ errors: 'place' }),
      }),
  }
}
