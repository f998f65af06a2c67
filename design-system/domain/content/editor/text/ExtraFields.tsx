import { useT } from '../../../../locales/useT.ts'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import type { FieldLength } from '../../../../forms/fieldLengths.ts'
import { extraKeys } from '../editorShape.ts'
import type { EditorRefusal, ExtraField, TextExtra } from '../editorShape.ts'
import { textLengths } from '../textLengths.ts'
import { ChoiceField, isChoice } from './ChoiceField.tsx'

interface ExtraFieldsProps {
  /** Those that the kind of the document has. */
  fields: readonly ExtraField[]
  extra: TextExtra
  onChange: (part: Partial<TextExtra>) => void
  refusal: EditorRefusal | null
  lang: string
}

/** What a kind of document says beside its text: the picture of an item, the day of an agreement, the currency of a country, where a card leads. */
export function ExtraFields({ fields, ...rest }: ExtraFieldsProps) {
  return (
    <Grid columns="halves" gap="4">
      {fields.map(field => (
        <OneField key={field} field={field} {...rest} />
      ))}
    </Grid>
  )
}

/** Those that take codes: nothing corrects them. */
const codes: ReadonlySet<ExtraField> = new Set([
  'territory',
  'currency',
  'coins',
  'methods',
  'amount',
  'link_path',
  'url',
])
/** Those that are written in capital letters. */
const capital: ReadonlySet<ExtraField> = new Set(['territory', 'currency', 'coins'])

/** How long a line may be, where it is not as long as any. */
const lengths: Partial<Record<ExtraField, FieldLength>> = {
  link_path: textLengths.path,
  link_label: textLengths.label,
  about: textLengths.about,
  url: textLengths.url,
}
const days: ReadonlySet<ExtraField> = new Set(['holds_from', 'said_on'])

/** What stands under those that are not plain. */
const hints = {
  coins: 'field.codesHint',
  methods: 'field.codesHint',
  link_path: 'field.linkPathHint',
} as const

type OneFieldProps = Omit<ExtraFieldsProps, 'fields'> & { field: ExtraField }

function OneField({ field, extra, onChange, refusal, lang }: OneFieldProps) {
  const t = useT('editor')
  const error = refusal?.fields[field]
  if (field === 'asks_again' || field === 'is_example') {
    const key = extraKeys[field]
    return (
      <Checkbox checked={extra[key]} onChange={is => onChange({ [key]: is })}>
        {t(`field.${key}`)}
      </Checkbox>
    )
  }
  if (isChoice(field))
    return <ChoiceField field={field} value={extra[field]} onChange={onChange} error={error} />
  const key = extraKeys[field]
  const hint = field in hints ? t(hints[field as keyof typeof hints]) : undefined
  const said = (value: string) => (capital.has(field) ? value.toUpperCase() : value)
  return (
    <TextField
      type={days.has(field) ? 'date' : 'text'}
      label={t(`field.${key}`)}
      value={extra[key]}
      onChange={value => onChange({ [key]: said(value) })}
      maxLength={(lengths[field] ?? textLengths.line).most}
      {...(codes.has(field) ? { autoComplete: 'off', spellCheck: false } : { lang })}
      hint={hint}
      error={error}
    />
  )
}
