import type { ComponentProps } from 'react'
import { textLengthScore } from '../format/labels.ts'
import { useT } from '../locales/useT.ts'
import { TextArea } from '../primitives/field/TextArea.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormTextAreaProps = Unbound<ComponentProps<typeof TextArea>> & {
  field: FieldHandle<'textArea'>
}

/** Several lines of text in a form. Where the field has a `maxLength`, it counts along; a long text says what it asks of its reader. */
export function FormTextArea({ field, hint, labelEnd, ...rest }: FormTextAreaProps) {
  const t = useT('common')
  const { control, note, state } = useTextControl(field)
  const { maxLength } = state.context
  const counter =
    maxLength === undefined
      ? undefined
      : t('characterCount', { count: Array.from(state.value).length, max: maxLength })
  const minutes = textLengthScore(state.value)
  const reading = minutes > 1 ? t('readingTime', { minutes }) : undefined
  const told =
    reading === undefined ? (
      hint
    ) : (
      <>
        {hint} {reading}
      </>
    )
  return <TextArea labelEnd={labelEnd ?? counter} hint={note ?? told} {...rest} {...control} />
}
