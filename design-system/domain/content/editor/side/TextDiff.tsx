import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { extraFields, extraKeys } from '../editorShape.ts'
import type { WrittenText } from '../editorShape.ts'
import { lineDiff } from './lineDiff.ts'
import type { DiffLine } from './lineDiff.ts'
import { DiffRoom, DiffRow, DiffSign } from './TextDiff.styles.ts'

interface TextDiffProps {
  before: WrittenText
  after: WrittenText
}

/** What is said beside the text, a line for each. */
const extraLines = ({ extra }: WrittenText): string =>
  extraFields
    .flatMap(field => {
      const value = extra[extraKeys[field]]
      return value === '' || value === false ? [] : [`${field}: ${String(value)}`]
    })
    .join('\n')

/** What differs between two texts, part by part; a sign and a word say what the colour does. */
export function TextDiff({ before, after }: TextDiffProps) {
  const t = useT('editor')
  const parts = [
    { name: t('field.title'), lines: lineDiff(before.title, after.title) },
    { name: t('field.description'), lines: lineDiff(before.description, after.description) },
    { name: t('difference.extra'), lines: lineDiff(extraLines(before), extraLines(after)) },
    { name: t('field.source'), lines: lineDiff(before.source, after.source) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Stack gap="3">
      {parts.map(({ name, lines }) => (
        <Stack key={name} gap="1">
          <Heading level={2} look="strong">
            {name}
          </Heading>
          {/* A long line is read by scrolling, also from the keyboard. */}
          <DiffRoom tabIndex={0} aria-label={name}>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a difference is made anew as a whole
              <OneLine key={index} line={line} />
            ))}
          </DiffRoom>
        </Stack>
      ))}
    </Stack>
  )
}

function OneLine({ line }: { line: DiffLine }) {
  const t = useT('editor')
  if (line.kind === 'gap')
    return <DiffRow data-kind="gap">{t('difference.gap', { count: line.count })}</DiffRow>
  const { kind, text } = line
  if (kind === 'same')
    return (
      <DiffRow data-kind="same">
        <DiffSign aria-hidden> </DiffSign>
        {text}
      </DiffRow>
    )
  return (
    <DiffRow as={kind === 'added' ? 'ins' : 'del'} data-kind={kind}>
      <DiffSign aria-hidden>{kind === 'added' ? '+' : '−'}</DiffSign>
      <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
      {text}
    </DiffRow>
  )
}
