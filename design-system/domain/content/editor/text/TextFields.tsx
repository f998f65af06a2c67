import type { Ref } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextArea } from '../../../../primitives/field/TextArea.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import type { EditedDocumentShape, EditorRefusal, WrittenText } from '../editorShape.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { SourceField } from './SourceField.tsx'
import type { PictureUpload, SourceHandle } from './SourceField.tsx'

interface TextFieldsProps {
  text: WrittenText
  onChange: (part: Partial<WrittenText>) => void
  /** What its kind has beside a title. */
  document: Pick<EditedDocumentShape, 'kind' | 'hasText' | 'titleMost' | 'descriptionMost' | 'extraFields'>
  refusal: EditorRefusal | null
  /** The language that is written in. */
  lang: string
  onPicture: PictureUpload
  sourceRef: Ref<SourceHandle>
}

/** What the title and the sentence of a card are to who writes one. */
const titles = { service_feedback: 'field.author', media_partner: 'field.paper' } as const
const sentences = {
  promo_block: 'field.cardText',
  service_feedback: 'field.said',
  media_partner: 'field.quote',
} as const

/** How a slide is written. */
const slideExample = '## Title {#name}'

/** Everything that is written of a document in a language. */
export function TextFields({
  text,
  onChange,
  document: { kind, hasText, titleMost, descriptionMost, extraFields },
  refusal,
  lang,
  onPicture,
  sourceRef,
}: TextFieldsProps) {
  const t = useT('editor')
  const count = (value: string, max: number) => t('field.count', { count: value.length, max })
  return (
    <Stack gap="4">
      <TextField
        label={t(kind in titles ? titles[kind as keyof typeof titles] : 'field.title')}
        labelEnd={count(text.title, titleMost)}
        lang={lang}
        value={text.title}
        onChange={value => onChange({ title: value })}
        maxLength={titleMost}
        error={refusal?.fields['title']}
      />
      {descriptionMost > 0 && (
        <TextArea
          label={t(kind in sentences ? sentences[kind as keyof typeof sentences] : 'field.description')}
          labelEnd={count(text.description, descriptionMost)}
          lang={lang}
          rows={2}
          value={text.description}
          // It is one line: what is pasted into it is too.
          onChange={value => onChange({ description: value.replaceAll(/\s*\n\s*/g, ' ') })}
          maxLength={descriptionMost}
          error={refusal?.fields['description']}
        />
      )}
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
          about={kind === 'story' ? t('field.slidesHint', { example: slideExample }) : undefined}
          onChange={source => onChange({ source })}
          error={refusal?.fields['source']}
          lang={lang}
          onPicture={onPicture}
        />
      )}
    </Stack>
  )
}
