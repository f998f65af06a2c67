import type { PartState } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { answerState } from '../../network/apollo/answerState.ts'

/** What has come of asking for a part of the page; an answer that is there stays while the next one comes. */
export const partState = <Value>(
  asked: Parameters<typeof answerState>[0],
  value: Value | null,
): PartState<Value> => answerState(asked, value === null ? null : { value })
