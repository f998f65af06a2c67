import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** What checking the trail came to. */
export interface TrailCheckShape {
  readonly at: string
  /** How many are whole, from the first on. */
  readonly entries: string
  readonly lastHash: string
  /** The first entry that is not what was written; null where all are. */
  readonly brokenAt: string | null
}

interface TrailCheckProps {
  /** Null while nobody has checked it. */
  check: TrailCheckShape | null
  /** Why it could not be checked; null where it could. */
  problem: string | null
  isChecking: boolean
  onCheck: () => void
}

/** Reads the whole trail and says whether each entry is what was written, with the hash that shows later that nothing was cut off. */
export function TrailCheck({ check, problem, isChecking, onCheck }: TrailCheckProps) {
  const t = useT('desk')
  return (
    <Stack gap="3" align="start">
      <Button
        icon={ShieldCheck}
        onClick={onCheck}
        {...(isChecking ? { pendingLabel: t('trail.checking') } : {})}
      >
        {t('trail.check')}
      </Button>
      <output>
        {problem !== null && <Notice tone="negative">{problem}</Notice>}
        {problem === null && check !== null && <Outcome check={check} />}
      </output>
    </Stack>
  )
}

function Outcome({ check: { at, entries, lastHash, brokenAt } }: { check: TrailCheckShape }) {
  const t = useT('desk')
  const locale = useLocale()
  return (
    <Notice tone={brokenAt === null ? 'positive' : 'negative'}>
      <Stack gap="1">
        <span>
          {brokenAt === null
            ? t('trail.whole', { count: Number(entries) })
            : t('trail.broken', { number: brokenAt })}
        </span>
        <Caption>{t('trail.checkedAt', { time: formatDate(at, { format: 'dateTime', locale }) })}</Caption>
        <Text size="code">{lastHash}</Text>
      </Stack>
    </Notice>
  )
}
