import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../../forms/engine/fieldTypes.ts'
import type { CommonContext, Surroundings } from '../../../forms/engine/fieldType.ts'
import { formMessageText } from '../../../forms/formMessageText.ts'
import { createI18n } from '../../../locales/createI18n.ts'
import { wordsOf } from '../../../locales/words.ts'
import { fieldSpecimens, fieldTypeIds } from './fieldSpecimens.ts'
import { otherMessages } from './otherMessages.ts'

const around: Surroundings = { locale: 'en', valueOf: () => undefined }
const words = wordsOf(await createI18n('en'))

describe.each(fieldTypeIds)('%s', typeId => {
  const steps = stepsOf(typeId)
  const context = fieldSpecimens[typeId].context as unknown as CommonContext<unknown>
  const judged = (raw: unknown) => steps.validate(steps.init(raw, context, around), context, around)

  it('objects to its wrong answer, and to nothing in its right one', () => {
    expect(judged(fieldSpecimens[typeId].wrong)?.kind).toBe('error')
    expect(judged(fieldSpecimens[typeId].right)).toBeNull()
  })

  it('says something else to each of the others', () => {
    const texts = otherMessages(typeId, 'en').map(message => formMessageText(words, message))
    const { others, verdicts = [] } = fieldSpecimens[typeId]
    expect(texts).toHaveLength(others.length + verdicts.length)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
