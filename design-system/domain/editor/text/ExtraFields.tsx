import { useT } from '../../../locales/useT.ts'
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx'
import { TextField } from '../../../primitives/field/TextField.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { covers } from '../../content/contentShape.ts'
import { extraKeys } from '../editorShape.ts'
import type { EditorRefusal, ExtraField, TextExtra } from '../editorShape.ts'
import { textLengths } from '../textLengths.ts'

interface ExtraFieldsProps {
  /** Those that the kind of the document has. */
  fields: readonly ExtraField[]
  extra: TextExtra
  onChange: (part: Partial<TextExtra>) => void
  refusal: EditorRefusal | null
  lang: string
}

/** What a kind of document says beside its text: the picture of an item, the day of an agreement, the currency of a country. */
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
const codes: ReadonlySet<ExtraField> = new Set(['territory', 'currency', 'coins', 'methods', 'amount'])
/** Those that are written in capital letters. */
const capital: ReadonlySet<ExtraField> = new Set(['territory', 'currency', 'coins'])

type OneFieldProps = Omit<ExtraFieldsProps, 'fields'> & { field: ExtraField }

function OneField({ field, extra, onChange, refusal, lang }: OneFieldProps) {
  const t = useT('editor')
  const error = refusal?.fields[field]
  if (field === 'asks_again')
    return (
      <Checkbox checked={extra.asksAgain} onChange={asksAgain => onChange({ asksAgain })}>
        {t('field.asksAgain')}
      </Checkbox>
    )
  if (field === 'cover')
    return (
      <Select<TextExtra['cover']>
        label={t('field.cover')}
        placeholder={t('field.noCover')}
        value={extra.cover}
        onChange={cover => onChange({ cover })}
        options={[
          { value: '', label: t('field.noCover') },
          ...covers.map(value => ({ value, label: t(`cover.${value}`) })),
        ]}
        error={error}
      />
    )
  const key = extraKeys[field]
  const hint = field === 'coins' || field === 'methods' ? t('field.codesHint') : undefined
  const said = (value: string) => (capital.has(field) ? value.toUpperCase() : value)
  return (
    <TextField
      type={field === 'holds_from' ? 'date' : 'text'}
      label={t(`field.${key}`)}
      value={extra[key]}
      onChange={value => onChange({ [key]: said(value) })}
      {...(codes.has(field)
        ? { autoComplete: 'off', spellCheck: false }
        : { lang, maxLength: textLengths.line.most })}
      hint={hint}
      error={error}
    />
  )
}
