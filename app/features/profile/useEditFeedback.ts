import type { FeedbackItemShape } from '@souk/design-system/domain/trading/feedback/feedbackItem.ts'
import { useState, type ReactNode } from 'react'
import { usePart } from '../../services/usePart.ts'

const loadEditor = () => import('./EditFeedback.tsx').then(module => module.EditFeedback)

/** Changing what the viewer said of somebody: few who read feedback do, so its dialog comes when it is asked for. */
export function useEditFeedback(): {
  readonly edit: (feedback: FeedbackItemShape) => void
  /** To be put anywhere on the page. */
  readonly editor: ReactNode
} {
  const [edited, setEdited] = useState<FeedbackItemShape | null>(null)
  const show = usePart(edited !== null, loadEditor)
  return {
    edit: setEdited,
    editor: edited === null ? null : show?.({ feedback: edited, onDone: () => setEdited(null) }),
  }
}
