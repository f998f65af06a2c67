import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { tagMaxLength } from './linkRules.ts'

interface TagFieldProps {
  field: FieldHandle<'text'>
  label: string
  labelLook?: 'above' | 'hidden' | undefined
  hint?: string | undefined
}

/** What somebody calls a link, with how many signs of it are used. */
export function TagField({ field, ...words }: TagFieldProps) {
  const t = useT('affiliate')
  const { state } = useField(field)
  const count = Array.from(state.value).length
  return (
    <FormTextField
      field={field}
      autoComplete="off"
      end={
        <Text size="caption" tone="secondary">
          {t('links.letters', { count, max: tagMaxLength })}
        </Text>
      }
      {...words}
    />
  )
}
