import { useState } from 'react'
import { CopyButton } from '../../design-system/primitives/button/CopyButton.tsx'
import { Card } from '../../design-system/primitives/card/Card.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../design-system/primitives/segmented/SegmentedControl.tsx'
import { TextLink } from '../../design-system/primitives/link/TextLink.tsx'
import { EmptyState } from '../../design-system/primitives/state/EmptyState.tsx'
import { Heading } from '../../design-system/primitives/text/Heading.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { PictureChange, type Comparison } from './PictureChange.tsx'
import {
  byComponent,
  findingsText,
  keyOf,
  type IndexedStory,
  type ReviewPicture,
  type ReviewRow,
  type ReviewRun,
  type Verdict,
} from './reviewShape.ts'
import { useFindings } from './useFindings.ts'

interface ReviewPageProps {
  /** Null before the first run. */
  readonly run: ReviewRun | null
  readonly pictures: readonly ReviewPicture[]
  readonly stories: readonly IndexedStory[]
}

const ways = [
  { value: 'beside', label: 'Side by side' },
  { value: 'over', label: 'One over the other' },
  { value: 'pixels', label: 'What differs' },
] as const satisfies readonly { value: Comparison; label: string }[]

const answers = [
  { value: 'open', label: 'Not looked at' },
  { value: 'wanted', label: 'As wanted' },
  { value: 'unwanted', label: 'Not as wanted' },
] as const satisfies readonly { value: Verdict; label: string }[]

/** What changed its looks since the pictures were kept: before, now and the difference, by component, with what somebody found of each. */
export function ReviewPage({ run, pictures, stories }: ReviewPageProps) {
  if (run === null)
    return (
      <EmptyState title="No pictures were compared yet">
        Run <code>npm run review</code>: it draws every story that has a picture, and opens this page with
        what changed.
      </EmptyState>
    )
  if (run.unable !== null)
    return <EmptyState title="The pictures cannot be compared here">{run.unable}</EmptyState>
  if (pictures.length === 0)
    return (
      <EmptyState title={`All ${run.compared} pictures are as they were`}>
        Nothing changed its looks.
      </EmptyState>
    )
  return <Changes run={run} pictures={pictures} stories={stories} />
}

function Changes({ run, pictures, stories }: ReviewPageProps & { readonly run: ReviewRun }) {
  const [how, setHow] = useState<Comparison>('beside')
  const [found, note] = useFindings(run.at)
  const groups = byComponent(pictures, stories)
  const rows = groups.flatMap(([, some]) => some)
  const seen = rows.filter(row => (found[keyOf(row)] ?? 'open') !== 'open').length
  return (
    <Stack gap="6">
      <Inline justify="between">
        <Text>{`${rows.length} of ${run.compared} pictures changed; you looked at ${seen}.`}</Text>
        <CopyButton
          text={findingsText(rows, found)}
          label="Copy what I found"
          copiedLabel="Copied"
          failedLabel="Select and copy it by hand"
        />
      </Inline>
      <Inline>
        <SegmentedControl label="Compare" segments={ways} value={how} onChange={setHow} />
      </Inline>
      {groups.map(([title, some]) => (
        <Stack key={title} gap="3" as="section" aria-label={title}>
          <Heading level={2}>{title}</Heading>
          {some.map(row => (
            <ChangeCard
              key={keyOf(row)}
              row={row}
              how={how}
              verdict={found[keyOf(row)] ?? 'open'}
              onVerdict={verdict => note(keyOf(row), verdict)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

interface ChangeCardProps {
  readonly row: ReviewRow
  readonly how: Comparison
  readonly verdict: Verdict
  readonly onVerdict: (verdict: Verdict) => void
}

function ChangeCard({ row, how, verdict, onVerdict }: ChangeCardProps) {
  const { story, name, theme, before } = row
  return (
    <Card>
      <Stack gap="4">
        <Inline justify="between">
          <Heading level={3}>{`${story?.name ?? name}, ${theme}${before === null ? ', new' : ''}`}</Heading>
          {story && (
            <TextLink href={`./?path=/story/${story.id}&globals=theme:${theme}`} target="_top">
              Open the story
            </TextLink>
          )}
        </Inline>
        <PictureChange row={row} how={how} />
        <Inline>
          <SegmentedControl
            label={`What you found of ${story?.name ?? name}, ${theme}`}
            segments={answers}
            value={verdict}
            onChange={onVerdict}
            size="s"
          />
        </Inline>
      </Stack>
    </Card>
  )
}
