import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { useT } from '../../../locales/useT.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import type { RequestDecision } from '../deskShape.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface DecisionDialogProps {
  decision: RequestDecision
  onDecide: (decision: RequestDecision, reason: string | null) => Promise<unknown>
  onClose: () => void
}

/** Asks once more before a request is decided: a refusal says why, an approval is done at once. */
export function DecisionDialog({ decision, onDecide, onClose }: DecisionDialogProps) {
  const t = useT('desk')
  if (decision === 'refuse')
    return (
      <ReasonDialog
        title={t('request.refuseTitle')}
        lead={t('request.refuseLead')}
        submitLabel={t('request.decision.refuse')}
        onSubmit={reason => onDecide('refuse', reason)}
        onClose={onClose}
      />
    )
  return <PlainDecision decision={decision} onDecide={onDecide} onClose={onClose} />
}

type PlainDecisionProps = DecisionDialogProps & { decision: Exclude<RequestDecision, 'refuse'> }

function PlainDecision({ decision, onDecide, onClose }: PlainDecisionProps) {
  const t = useT('desk')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('reason.noAnswer'))
  const form = useForm({
    fields: {},
    async onSubmit() {
      clear()
      await onDecide(decision, null)
      onClose()
    },
    onFailure,
    onAlert,
  })
  return (
    <FormDialog
      form={form}
      title={t(`request.${decision}Title`)}
      submitLabel={t(`request.decision.${decision}`)}
      pendingLabel={t('request.pending')}
      onClose={onClose}
    >
      <Text as="p">{t(`request.${decision}Text`)}</Text>
      <FormProblem problem={problem} />
    </FormDialog>
  )
}
