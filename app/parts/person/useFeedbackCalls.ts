import type { FeedbackGrade } from '@souk/design-system/domain/reference/status/feedbackGrade.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useIntent } from '../../services/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import { CreateFeedbackMutation, UpdateFeedbackMutation } from './Feedback.mutations.ts'
import { useReviewPrompt } from './useReviewPrompt.ts'

interface FeedbackValues {
  readonly grade: FeedbackGrade
  readonly text: string
}

/** What is on screen of somebody and follows from what was said of them. */
const changed = ['profile', 'feedbacks', 'tradesHistory']

/** Leaving feedback on a trade's partner, once, and changing it. The worst grade also blocks the partner, as its button says. */
export function useFeedbackCalls() {
  const { client } = useServices()
  const { run } = useIntent(CreateFeedbackMutation, { errors: 'place' })
  const askForReview = useReviewPrompt()
  // What is not answered now is asked for again when the connection is back.
  const follow = () => refetchShown(client, changed).catch(() => {})
  return {
    create: async (tradeId: string, { grade, text }: FeedbackValues) => {
      const { createFeedback } = await run({ input: { tradeId, grade, text, block: grade === 'negative' } })
      if (createFeedback === null) return
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Trade', id: tradeId }) ?? '',
        fields: { myFeedback: (_, { toReference }) => toReference(createFeedback) ?? null },
      })
      void follow()
      askForReview(grade)
    },
    change: async (id: string, { grade, text }: FeedbackValues) => {
      await runMutation(client, UpdateFeedbackMutation, {
        id,
        input: { grade, text, block: grade === 'negative' },
      })
      void follow()
    },
  }
}
