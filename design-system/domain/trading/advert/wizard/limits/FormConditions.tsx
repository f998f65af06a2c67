import type { ComponentProps } from 'react'
import type { FieldHandle } from '../../../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../../../forms/useField.ts'
import type { ConditionsDraft } from './conditions.ts'
import { ConditionsFields } from './ConditionsFields.tsx'

type SwitchName = 'phoneRequired' | 'identityRequired' | 'allowAnonymous'

interface FormConditionsProps extends Omit<
  ComponentProps<typeof ConditionsFields>,
  'value' | 'onChange' | 'errors'
> {
  field: Readonly<Record<SwitchName, FieldHandle<'checkbox'>>> &
    Readonly<Record<Exclude<keyof ConditionsDraft, SwitchName>, FieldHandle<'amount'>>>
}

/** The conditions of an advert as fields of a form. */
export function FormConditions({ field, ...around }: FormConditionsProps) {
  const phone = useField(field.phoneRequired)
  const identity = useField(field.identityRequired)
  const guests = useField(field.allowAnonymous)
  const volume = useField(field.minimumVolumeUsd)
  const score = useField(field.minimumFeedbackScore)
  const first = useField(field.firstTimeMaximum)
  const repeat = useField(field.repeatVolumeCoefficient)
  const change = (changed: Partial<ConditionsDraft>) => {
    for (const [name, raw] of Object.entries(changed))
      (field[name as keyof ConditionsDraft] as FieldHandle<'amount' | 'checkbox'>).change(raw as never)
  }
  return (
    <ConditionsFields
      value={{
        phoneRequired: phone.state.value,
        identityRequired: identity.state.value,
        allowAnonymous: guests.state.value,
        minimumVolumeUsd: volume.state.rawValue,
        minimumFeedbackScore: score.state.rawValue,
        firstTimeMaximum: first.state.rawValue,
        repeatVolumeCoefficient: repeat.state.rawValue,
      }}
      onChange={change}
      errors={{
        minimumVolumeUsd: volume.error,
        minimumFeedbackScore: score.error,
        firstTimeMaximum: first.error,
        repeatVolumeCoefficient: repeat.error,
      }}
      {...around}
    />
  )
}
