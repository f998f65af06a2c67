import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { extraFields, extraKeys } from '../editorShape.ts'
import type { FindingShape, LintShape, ReadabilityShape } from '../editorShape.ts'
import { FindingRow, FindingRows } from './Side.styles.ts'

interface FindingListProps {
  lint: LintShape
  /** Puts the cursor to a line of the text. */
  onLine: (line: number) => void
}

/** What is wrong with a text or could be better, with its line, and how hard it is to read. */
export function FindingList({ lint, onLine }: FindingListProps) {
  const t = useT('editor')
  const { findings, readability } = lint
  return (
    <Stack gap="4">
      {findings.length === 0 ? (
        <Notice tone="positive" icon={CircleCheck}>
          {t('findings.none')}
        </Notice>
      ) : (
        <FindingRows>
          {findings.map((finding, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is made anew as a whole
            <OneFinding key={index} finding={finding} onLine={onLine} />
          ))}
        </FindingRows>
      )}
      <Reading of={readability} />
    </Stack>
  )
}

function OneFinding({ finding, onLine }: { finding: FindingShape; onLine: (line: number) => void }) {
  const t = useT('editor')
  const { severity, line } = finding
  const isError = severity === 'error'
  return (
    <FindingRow>
      <Chip icon={isError ? CircleAlert : Info} tone={isError ? 'negative' : 'warning'}>
        {t(`findings.${severity}`)}
      </Chip>
      <Text>{useFindingText(finding)}</Text>
      {line !== null && (
        <Button
          size="s"
          variant="ghost"
          aria-label={t('findings.goTo', { line })}
          onClick={() => onLine(line)}
        >
          {t('findings.line', { line })}
        </Button>
      )}
    </FindingRow>
  )
}

/** How a heading is given its name. */
const nameOfHeading = '{#name}'

/** What a finding says, with what it names; nothing of a kind is a dash. */
function useFindingText({ code, values }: FindingShape): string {
  const t = useT('editor')
  const said = ({ name, value }: FindingShape['values'][number]): string => {
    if (name === 'locale') return value.toUpperCase()
    const field = name === 'field' ? extraFields.find(one => one === value) : undefined
    return field === undefined ? value || '–' : t(`field.${extraKeys[field]}`)
  }
  const named = values.map(one => [one.name, said(one)])
  // Which values come with a code, the server says while running.
  const untyped = t as (key: string, values: unknown) => string
  return untyped(`finding.${code}`, { example: nameOfHeading, ...Object.fromEntries(named) })
}

/** Flesch's own steps: what is plain, and what is for scholars. */
const levelOf = (ease: number) => (ease >= 60 ? 'easy' : ease >= 30 ? 'middling' : 'hard')

function Reading({ of: { words, sentences, longestSentence, ease } }: { of: ReadabilityShape }) {
  const t = useT('editor')
  const counts = [
    t('findings.words', { count: words }),
    t('findings.sentences', { count: sentences }),
    ...(sentences > 0 ? [t('findings.longest', { count: longestSentence })] : []),
  ]
  return (
    <Stack as="section" gap="1" aria-label={t('findings.reading')}>
      <Heading level={2} look="strong">
        {t('findings.reading')}
      </Heading>
      <Text tone="secondary">{counts.join(' · ')}</Text>
      <Text tone="secondary">
        {ease === null
          ? t('findings.noEase')
          : t('findings.ease', { ease, level: t(`findings.${levelOf(ease)}`) })}
      </Text>
    </Stack>
  )
}
