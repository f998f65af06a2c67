import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormRadioGroup } from '../../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { useT } from '../../../../locales/useT.ts'
import { contactFields, isOptional } from './contactFields.ts'
import type { ContactFieldName } from './contactFields.ts'
import type { ContactTopic, businessPurposes, flawSeverities, monthlyVolumes } from './contactShape.ts'
import type { RadioOption } from '../../../../primitives/radio/RadioGroup.tsx'

interface ContactFieldProps {
  topic: ContactTopic
  name: ContactFieldName
  field: FieldHandle
}

/** One field of the form, by its row in the table. */
export function ContactField({ topic, name, field }: ContactFieldProps) {
  const t = useT('contact')
  const tCommon = useT('common')
  const optionsOf = useChoices()
  const row = contactFields[name]
  const label = name === 'text' ? t(`text.${topic}`) : t(`fields.${name}`)
  const labelEnd = isOptional(name) ? tCommon('answer.optional') : undefined
  const hint = name === 'email' || name === 'place' || name === 'currencies' ? t(`hints.${name}`) : undefined
  switch (row.kind) {
    case 'lines':
      return <FormTextArea field={field as FieldHandle<'textArea'>} label={label} rows={5} />
    case 'choice':
      return (
        <FormRadioGroup
          field={field as FieldHandle<'select'>}
          label={label}
          options={optionsOf(row.options)}
        />
      )
    case 'switch':
      return <FormCheckbox field={field as FieldHandle<'checkbox'>}>{label}</FormCheckbox>
    case 'email':
      return <FormTextField field={field as FieldHandle<'email'>} label={label} hint={hint} />
    default: {
      const autoComplete = 'autoComplete' in row ? row.autoComplete : 'off'
      return (
        <FormTextField field={field as FieldHandle<'text'>} {...{ label, labelEnd, hint, autoComplete }} />
      )
    }
  }
}

type Choice =
  | (typeof monthlyVolumes)[number]
  | (typeof flawSeverities)[number]
  | (typeof businessPurposes)[number]

/** The words of choices; those of a flaw and of a business need explaining. */
function useChoices(): (options: readonly Choice[]) => readonly RadioOption<Choice>[] {
  const t = useT('contact')
  const notes: Partial<Record<Choice, string>> = {
    low: t('notes.low'),
    medium: t('notes.medium'),
    high: t('notes.high'),
    critical: t('notes.critical'),
    store: t('notes.store'),
    partner: t('notes.partner'),
    law: t('notes.law'),
    press: t('notes.press'),
  }
  return options =>
    options.map(value => {
      const note = notes[value]
      return { value, label: t(`choices.${value}`), ...(note === undefined ? {} : { note }) }
    })
}
