import { stepsOf } from '../../../forms/engine/fieldTypes.ts'
import type { FieldTypeId } from '../../../forms/engine/fieldTypes.ts'
import type { CommonContext, Surroundings } from '../../../forms/engine/fieldType.ts'
import type { FormMessage } from '../../../forms/engine/formMessage.ts'
import type { Locale } from '../../../format/locale.ts'
import { fieldSpecimens } from './fieldSpecimens.ts'

/** What the engine says of the further answers to a type of field: its own validators are asked, nothing is copied. */
export function otherMessages(typeId: FieldTypeId, locale: Locale): readonly FormMessage[] {
  const steps = stepsOf(typeId)
  const { others, verdicts = [], ...specimen } = fieldSpecimens[typeId]
  const context = specimen.context as unknown as CommonContext<unknown>
  const around: Surroundings = { locale, valueOf: () => undefined }
  const said = [
    ...others.map(raw => steps.validate(steps.init(raw, context, around), context, around)),
    ...verdicts.map(verdict => verdict(around)),
  ]
  return said.flatMap(verdict => verdict?.message ?? [])
}
