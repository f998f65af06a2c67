import { Type } from 'typebox'
import { notCountedReasons } from '../../../domain/reputation/countedFeedback.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  pageOf,
  paging,
  seenText,
  UserName,
} from '../../../kernel/schema.ts'
import { GradeCounts, Trader } from '../../people/profile/schema.ts'
import { Feedback } from '../shapes/trade.ts'
import { FeedbackGrade } from '../../../shapes/feedback.ts'

const text = seenText({ maxLength: 1000 })
const block = Type.Optional(Type.Boolean({ description: 'Also puts the partner on the black list.' }))

export const feedbackDirections = ['received', 'left'] as const
const FeedbackDirection = namedSchema('FeedbackDirection', oneOf(feedbackDirections))

const EarlierFeedback = namedSchema(
  'EarlierFeedback',
  Type.Object({ grade: FeedbackGrade, text: Type.String(), at: Moment }),
)

const FeedbackItem = namedSchema(
  'FeedbackItem',
  Type.Object({
    id: Id,
    grade: FeedbackGrade,
    text: Type.String(),
    author: Trader,
    subject: Trader,
    crypto_currency_code: Code,
    counts: Type.Boolean({ description: 'It is part of the rating.' }),
    not_counted_reason: nullable(namedSchema('NotCountedReason', oneOf(notCountedReasons))),
    created_at: Moment,
    edited_at: nullable(Moment),
    history: Type.Array(EarlierFeedback, { description: 'What it said before, the latest first.' }),
    trade_id: nullable(Type.String({ description: 'For the two of the trade alone.' })),
    is_mine: Type.Boolean(),
  }),
)

export const FeedbackPage = namedSchema(
  'FeedbackPage',
  Type.Object({ ...pageOf(FeedbackItem).properties, counts: GradeCounts }),
)

export const feedbackOperations = operations({
  feedbacks: {
    method: 'GET',
    path: '/v1/feedbacks',
    summary: 'What was said of somebody by their partners, or by them; the latest first.',
    access: 'anyone',
    query: Type.Object({
      user_name: UserName,
      direction: Type.Optional(FeedbackDirection),
      grade: Type.Optional(FeedbackGrade),
      ...paging,
    }),
    reply: FeedbackPage,
  },
  createFeedback: {
    method: 'POST',
    path: '/v1/feedbacks',
    summary: 'Grades the partner of a finished trade.',
    access: 'user',
    idempotent: true,
    body: namedSchema(
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
    summary: 'Changes the caller’s own feedback; what it said before stays to be read.',
    access: 'user',
    params: Type.Object({ id: Id }),
    body: namedSchema('UpdateFeedbackBody', Type.Object({ grade: FeedbackGrade, text, block })),
    reply: Feedback,
  },
})
