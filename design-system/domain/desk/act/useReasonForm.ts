import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { deskLengths } from '../deskLengths.ts'

/**
 * The form of an act whose only field is why: what it was refused for stands in it, as `problem`.
 * @param noAnswer what is said when nobody answered
 * @param onReason does it; what it throws is the problem
 */
export function useReasonForm(noAnswer: string, onReason: (reason: string) => Promise<unknown>) {
  const { problem, clear, onFailure, onAlert } = useFormProblem(noAnswer)
  const { least: minLength, most: maxLength } = deskLengths.reason
  const form = useForm({
    fields: { reason: { typeId: 'textArea', context: { required: true, minLength, maxLength } } },
    onSubmit({ reason }) {
      clear()
      return onReason(reason.trim())
    },
    onFailure,
    onAlert,
  })
  return { form, problem }
}
