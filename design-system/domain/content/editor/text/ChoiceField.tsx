import { useT } from '../../../../locales/useT.ts'
import { Select } from '../../../../primitives/select/Select.tsx'
import { covers } from '../../text/contentShape.ts'
import { storyIcons, storyTones } from '../../story/storyShape.ts'
import type { ExtraField, TextExtra } from '../editorShape.ts'

/** What is chosen among a few, beside a text. */
const choices = { cover: covers, tone: storyTones, icon: storyIcons } as const
type Choice = keyof typeof choices
type Chosen = TextExtra[Choice]

export const isChoice = (field: ExtraField): field is Choice => Object.hasOwn(choices, field)

interface ChoiceFieldProps {
  field: Choice
  value: Chosen
  onChange: (part: Partial<TextExtra>) => void
  error: string | undefined
}

/** A picture or a colour that the app has; or none of them. */
export function ChoiceField({ field, value, onChange, error }: ChoiceFieldProps) {
  const t = useT('editor')
  // Which words a choice has, the table says while running.
  const wordOf = t as (key: string) => string
  const none = field === 'cover' ? t('field.noCover') : t('field.notChosen')
  return (
    <Select<Chosen>
      label={t(`field.${field}`)}
      placeholder={none}
      value={value}
      onChange={chosen => onChange({ [field]: chosen })}
      options={[
        { value: '', label: none },
        ...choices[field].map(one => ({ value: one, label: wordOf(`${field}.${one}`) })),
      ]}
      error={error}
    />
  )
}
