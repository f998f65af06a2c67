import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { Id, named } from '../../kernel/schema.ts'
import { Feedback, FeedbackGrade } from '../trade/shapes.ts'

const text = Type.String({ maxLength: 1000 })
const block = Type.Optional(Type.Boolean({ description: 'Also puts the partner on the black list.' }))

export const feedbackOperations = operations({
  createFeedback: {
    method: 'POST',
    path: '/v1/feedbacks',
    summary: 'Grades the partner of a finished trade.',
    access: 'user',
    idempotent: true,
    body: named(
      'CreateFeedbackBody',
      Type.Object({
        trade_id: Id,
        grade: FeedbackGrade,
        text,
        block,
      }),
    ),
    reply: Feedback,
  },
  updateFeedback: {
    method: 'PATCH',
    path: '/v1/feedbacks/:id',
    summary: 'Changes the caller’s own feedback.',
    access: 'user',
    params: Type.Object({ id: Id }),
    body: named('UpdateFeedbackBody', Type.Object({ grade: FeedbackGrade, text, block })),
    reply: Feedback,
  },
})
