import { useEffect, useState } from 'react'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import type { FieldSpecs } from '../../../forms/engine/formState.ts'
import type { FieldTypeId } from '../../../forms/engine/fieldTypes.ts'
import { formMessageText } from '../../../forms/formMessageText.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { useSpoken } from '../../../locales/useWords.ts'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { fieldSpecimens, fieldTypeIds } from './fieldSpecimens.ts'
import { Specimens, SpecimenPlace, OtherWords } from './Form.styles.ts'
import { otherMessages } from './otherMessages.ts'
import { RefusedSpecimen } from './RefusedSpecimen.tsx'
import { specimenControls } from './specimenControls.tsx'

/** What the fields hold. */
const fillings = ['wrong', 'right'] as const
type Filling = (typeof fillings)[number]

/** The types cannot follow which context belongs to which type through a loop; the table of specimens holds them together. */
const fields = Object.fromEntries(
  fieldTypeIds.map(typeId => {
    const { context, wrong } = fieldSpecimens[typeId]
    return [typeId, { typeId, context, initial: wrong }]
  }),
) as unknown as FieldSpecs

const answers = (filling: Filling) =>
  Object.fromEntries(fieldTypeIds.map(typeId => [typeId, fieldSpecimens[typeId][filling]]))

/** Every type of field that the form engine has, with a wrong answer and what else it may say: all of it said by the engine. */
export function FormSection() {
  const tPart = useT('uiKitPart')
  const [filling, setFilling] = useState<Filling>('wrong')
  const form = useForm({ fields, onSubmit: () => {} })
  useEffect(() => {
    form.reset(answers(filling) as unknown as Parameters<typeof form.reset>[0])
    // What is wrong is said although nobody has typed it.
    void form.review(fieldTypeIds)
  }, [form, filling])
  return (
    <>
      <Inline justify="end">
        <SegmentedControl
          label={tPart('forms.show')}
          size="s"
          segments={fillings.map(value => ({ value, label: tPart(`forms.filling.${value}`) }))}
          value={filling}
          onChange={setFilling}
        />
      </Inline>
      <Specimens>
        {fieldTypeIds.map(typeId => (
          <Specimen key={typeId} typeId={typeId} field={form.field[typeId] as unknown as FieldHandle} />
        ))}
        <RefusedSpecimen />
      </Specimens>
    </>
  )
}

interface SpecimenProps {
  typeId: FieldTypeId
  field: FieldHandle
}

function Specimen({ typeId, field }: SpecimenProps) {
  const tPart = useT('uiKitPart')
  const words = useSpoken()
  const locale = useLocale()
  const control = specimenControls[typeId] as (typeof specimenControls)['text']
  const names = {
    bank_transfer: tPart('fields.bank'),
    opay: 'OPay',
    palmpay: 'PalmPay',
    kuda: 'Kuda',
    zenith: 'Zenith',
  }
  const messages = otherMessages(typeId, locale)
  return (
    <SpecimenPlace data-type={typeId}>
      <Inline justify="between">
        <Text size="code">{typeId}</Text>
        <Caption>{tPart(`forms.kept.${typeId}`)}</Caption>
      </Inline>
      {control(field as unknown as FieldHandle<'text'>, { label: tPart(`forms.label.${typeId}`), names })}
      {messages.length > 0 && (
        <OtherWords aria-label={tPart('forms.others', { type: typeId })}>
          {messages.map(message => {
            const text = formMessageText(words, message)
            return <li key={text}>{text}</li>
          })}
        </OtherWords>
      )}
    </SpecimenPlace>
  )
}
