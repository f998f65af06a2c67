import { useState } from 'react'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useRules } from '../../../../locales/rules.ts'
import type { WeekHours } from '../wizard/form/schedule.ts'
import type { BulkChange, BulkPart } from './bulkAdvert.ts'
import { askPart, bulkChange, bulkFields } from './bulkFields.ts'
import type { BulkFields } from './bulkFields.ts'

interface BulkFormParts {
  /** The one fiat of all adverts; null where they have several. */
  readonly fiat: DisplayAsset | null
  readonly timeZone: string
  /** Called with the parts that are switched on, when none of their fields objects. */
  readonly onChange: (change: BulkChange) => Promise<unknown>
}

export interface BulkFormState {
  readonly form: Form<BulkFields>
  /** Those that are switched on. */
  readonly parts: ReadonlySet<BulkPart>
  readonly turn: (part: BulkPart, isOn: boolean) => void
  readonly week: WeekHours | null
  readonly setWeek: (week: WeekHours | null) => void
}

/** The form that changes several adverts: what is switched on is wanted and sent, and nothing else. */
export function useBulkForm({ fiat, timeZone, onChange }: BulkFormParts): BulkFormState {
  const { advert: rules } = useRules()
  const [parts, setParts] = useState<ReadonlySet<BulkPart>>(new Set())
  const [week, setWeek] = useState<WeekHours | null>(null)
  const form = useForm({
    fields: bulkFields(fiat, rules),
    onSubmit: values =>
      parts.size === 0 ? undefined : onChange(bulkChange(parts, values, { week, timeZone })),
  })
  const turn = (part: BulkPart, isOn: boolean) => {
    askPart(form, part, isOn, { fiat, rules })
    setParts(isOn ? new Set([...parts, part]) : new Set([...parts].filter(one => one !== part)))
  }
  return { form, parts, turn, week, setWeek }
}
