import type { FeedbackItemShape } from '@souk/design-system/domain/trading/feedback/feedbackItem.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useEffect, useEffectEvent } from 'react'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useFeedbackCalls } from '../../parts/person/useFeedbackCalls.ts'

interface EditFeedbackProps {
  feedback: FeedbackItemShape
  /** The dialog is closed, whatever came of it. */
  onDone: () => void
}

/** The dialog that changes what the viewer said of somebody; open for as long as it is there. */
export function EditFeedback({ feedback, onDone }: EditFeedbackProps) {
  const modal = useModalOf<typeof modalTable>()
  const { change } = useFeedbackCalls()
  const open = useEffectEvent(async () => {
    const { id, subject, grade, text } = feedback
    await modal.open('feedback', {
      partnerName: subject.userName,
      current: { grade, text },
      onSubmit: values => change(id, values),
    })
    onDone()
  })
  useEffect(() => void open(), [])
  return null
}
