import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { OtherText, WrittenText } from '../editorShape.ts'
import { TextDiff } from '../side/TextDiff.tsx'

interface VersionConflictProps {
  mine: WrittenText
  theirs: OtherText
  onMine: () => void
  onTheirs: () => void
}

/** Somebody has saved another text meanwhile: both, and the choice between them. Neither is lost before. */
export function VersionConflict({ mine, theirs, onMine, onTheirs }: VersionConflictProps) {
  const t = useT('editor')
  const locale = useLocale()
  const date = formatDate(theirs.at, { format: 'dateTime', locale })
  const by = theirs.by === null ? t('stale.house', { date }) : t('stale.by', { name: theirs.by, date })
  return (
    <Card>
      <Stack gap="3">
        <Notice tone="warning" role="alert" title={t('stale.title')}>
          {by} {t('stale.text')}
        </Notice>
        <TextDiff before={theirs.text} after={mine} />
        <Inline>
          <Button variant="soft" onClick={onMine}>
            {t('stale.mine')}
          </Button>
          <Button onClick={onTheirs}>{t('stale.theirs')}</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
