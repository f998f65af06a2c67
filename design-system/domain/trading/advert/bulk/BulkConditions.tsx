import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import type { FieldHandle } from '../../../../forms/fieldHandle.ts'
import type { Form } from '../../../../forms/form.ts'
import { useField } from '../../../../forms/useField.ts'
import { ConditionsFields } from '../wizard/limits/ConditionsFields.tsx'
import type { BulkFields } from './bulkFields.ts'

interface BulkConditionsProps {
  form: Form<BulkFields>
  /** The one fiat of all adverts; null where they have several. */
  fiat: DisplayAsset | null
  /** What the owner does with coins in them. */
  does: 'buy' | 'sell'
}

/** Whom several adverts are for from now on. */
export function BulkConditions({ form, fiat, does }: BulkConditionsProps) {
  const { field } = form
  const [phone, identity, guests] = [
    useField(field.phoneRequired),
    useField(field.identityRequired),
    useField(field.allowAnonymous),
  ]
  const [volume, score, first, repeat] = [
    useField(field.minimumVolumeUsd),
    useField(field.minimumFeedbackScore),
    useField(field.firstTimeMaximum),
    useField(field.repeatVolumeCoefficient),
  ]
  if (fiat === null) return null
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
      onChange={change => {
        for (const [name, raw] of Object.entries(change))
          (field[name as keyof typeof change] as FieldHandle<'text' | 'checkbox'>).change(raw as never)
      }}
      errors={{
        ...said('minimumVolumeUsd', volume.error),
        ...said('minimumFeedbackScore', score.error),
        ...said('firstTimeMaximum', first.error),
        ...said('repeatVolumeCoefficient', repeat.error),
      }}
      fiat={fiat}
      does={does}
      reach={null}
    />
  )
}

const said = (name: string, error: string | undefined) => (error === undefined ? {} : { [name]: error })
