import ImagePlus from 'lucide-react/icons/image-plus'
import type { Ref } from 'react'
import { useImperativeHandle, useRef, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { FieldFrame } from '../../../../primitives/field/FieldFrame.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { PictureInput, PictureLabel, SourceArea, SourceBar, SourceBox } from './SourceField.styles.ts'
import { insertAt, placeOfLine, showPlace } from './sourcePlace.ts'

/** What the parts beside a text do in it. */
export interface SourceHandle {
  /** Puts the cursor to the beginning of a line, from 1 on, and shows it. */
  readonly goTo: (line: number) => void
}

/** Sends a picture: answers its id, or rejects with an error whose message says why not. */
export type PictureUpload = (file: File, onProgress: (fraction: number) => void) => Promise<string>

interface SourceFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** How a text of its kind is written, where that is not plain. */
  about?: string | undefined
  lang: string
  onPicture: PictureUpload
  ref: Ref<SourceHandle>
}

/** What the server reads; it looks inside. */
const pictureTypes = 'image/jpeg,image/png,image/webp'

/** The text itself, as it is written. Its cursor, its place and its steps back are the browser's own, and stay. */
export function SourceField({ value, onChange, error, about, lang, onPicture, ref }: SourceFieldProps) {
  const t = useT('editor')
  const area = useRef<HTMLTextAreaElement>(null)
  const picture = usePicture(area, onPicture)
  useImperativeHandle(ref, () => ({
    goTo: line => {
      const element = area.current
      if (element !== null) showPlace(element, placeOfLine(element.value, line))
    },
  }))
  return (
    <SourceBox>
      <FieldFrame
        label={t('field.source')}
        error={error}
        hint={about === undefined ? t('save.keys') : `${about} ${t('save.keys')}`}
      >
        {wiring => (
          <SourceArea
            ref={area}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
            lang={lang}
            wrap="soft"
            {...wiring}
          />
        )}
      </FieldFrame>
      <SourceBar>
        <PictureLabel>
          <Icon of={ImagePlus} />
          {picture.fraction === null
            ? t('picture.add')
            : t('picture.adding', { percent: Math.round(picture.fraction * 100) })}
          <PictureInput
            type="file"
            accept={pictureTypes}
            onChange={event => {
              const file = event.currentTarget.files?.[0]
              if (file !== undefined) void picture.add(file)
              // The same file may be chosen again, after it was changed.
              event.currentTarget.value = ''
            }}
          />
        </PictureLabel>
      </SourceBar>
      {picture.problem !== null && (
        <Notice tone="negative" role="alert">
          {picture.problem}
        </Notice>
      )}
    </SourceBox>
  )
}

/** Sends one picture at a time, and puts its line where the cursor is. */
function usePicture(area: { readonly current: HTMLTextAreaElement | null }, send: PictureUpload) {
  const t = useT('editor')
  const [fraction, setFraction] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (file: File) => {
    if (fraction !== null) return
    setProblem(null)
    setFraction(0)
    try {
      const id = await send(file, setFraction)
      const element = area.current
      if (element !== null) insertAt(element, `![${t('picture.alt')}](picture:${id})`)
    } catch (error) {
      setProblem(error instanceof Error && error.message !== '' ? error.message : t('act.noAnswer'))
    } finally {
      setFraction(null)
    }
  }
  return { fraction, problem, add }
}
