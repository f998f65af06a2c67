import type { Ref } from 'react'
import { useT } from '../../../locales/useT.ts'
import { TextArea } from '../../../primitives/field/TextArea.tsx'
import { TextField } from '../../../primitives/field/TextField.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import type { EditorRefusal, ExtraField, WrittenText } from '../editorShape.ts'
import { textLengths } from '../textLengths.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { SourceField } from './SourceField.tsx'
import type { PictureUpload, SourceHandle } from './SourceField.tsx'

interface TextFieldsProps {
  text: WrittenText
  onChange: (part: Partial<WrittenText>) => void
  /** Without, it is a title and a sentence. */
  hasText: boolean
  extraFields: readonly ExtraField[]
  refusal: EditorRefusal | null
  /** The language that is written in. */
  lang: string
  onPicture: PictureUpload
  sourceRef: Ref<SourceHandle>
}

/** Everything that is written of a document in a language. */
export function TextFields({
  text,
  onChange,
  hasText,
  extraFields,
  refusal,
  lang,
  onPicture,
  sourceRef,
}: TextFieldsProps) {
  const t = useT('editor')
  const { title, description } = textLengths
  const count = (value: string, { most }: { readonly most: number }) =>
    t('field.count', { count: value.length, max: most })
  return (
    <Stack gap="4">
      <TextField
        label={t('field.title')}
        labelEnd={count(text.title, title)}
        lang={lang}
        value={text.title}
        onChange={value => onChange({ title: value })}
        maxLength={title.most}
        error={refusal?.fields['title']}
      />
      <TextArea
        label={t('field.description')}
        labelEnd={count(text.description, description)}
        lang={lang}
        rows={2}
        value={text.description}
        // It is one line: what is pasted into it is too.
        onChange={value => onChange({ description: value.replaceAll(/\s*\n\s*/g, ' ') })}
        maxLength={description.most}
        error={refusal?.fields['description']}
      />
      {extraFields.length > 0 && (
        <ExtraFields
          fields={extraFields}
          extra={text.extra}
          onChange={part => onChange({ extra: { ...text.extra, ...part } })}
          refusal={refusal}
          lang={lang}
        />
      )}
      {hasText && (
        <SourceField
          ref={sourceRef}
          value={text.source}
          onChange={source => onChange({ source })}
          error={refusal?.fields['source']}
          lang={lang}
          onPicture={onPicture}
        />
      )}
    </Stack>
  )
}
