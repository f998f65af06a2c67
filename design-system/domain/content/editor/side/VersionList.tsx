import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { VersionShape } from '../editorShape.ts'
import { VersionRow, VersionRows } from './Side.styles.ts'
import { MoreButton } from '../../../page/list/MoreButton.tsx'

export interface VersionListProps {
  /** The latest first. */
  versions: readonly VersionShape[]
  /** The version that is edited: it cannot be restored over itself. */
  latest: number | null
  lang: string
  /** Asks once more first; null where nothing may be restored now. */
  onRestore: ((number: number) => void) | null
  /** The one that is being restored. */
  pending: number | null
  /** Fetches earlier ones; null where these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
  hasFailed: boolean
}

/** Every version of a text in a language, by whom and when; any earlier one becomes the draft again. */
export function VersionList(props: VersionListProps) {
  const { versions, latest, onRestore, pending, onMore, isLoadingMore, hasFailed, lang } = props
  const t = useT('editor')
  if (versions.length === 0) return <Text tone="secondary">{t('versions.none')}</Text>
  return (
    <Stack gap="3">
      <VersionRows>
        {versions.map(version => (
          <VersionRow key={version.number}>
            <VersionWords version={version} lang={lang} />
            {onRestore !== null && version.number !== latest && (
              <Button
                size="s"
                aria-label={t('versions.restoreNamed', { number: version.number })}
                pendingLabel={pending === version.number ? t('versions.restoring') : undefined}
                onClick={() => onRestore(version.number)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </VersionRow>
        ))}
      </VersionRows>
      {hasFailed && (
        <Notice tone="negative" role="alert">
          {t('versions.failed')}
        </Notice>
      )}
      <MoreButton onMore={onMore} isLoading={isLoadingMore}>
        {t('versions.older')}
      </MoreButton>
    </Stack>
  )
}

function VersionWords({ version, lang }: { version: VersionShape; lang: string }) {
  const t = useT('editor')
  const locale = useLocale()
  const { number, state, title, madeAt, madeBy } = version
  const date = formatDate(madeAt, { format: 'dateTime', locale })
  return (
    <div>
      <Text as="div" size="body-strong">
        {t('versions.number', { number })} <Tag>{t(`versions.${state}`)}</Tag>
      </Text>
      <Text as="div" lang={lang}>
        {title}
      </Text>
      <Text as="div" size="caption" tone="secondary">
        {madeBy === null ? t('versions.house', { date }) : t('versions.by', { date, name: madeBy })}
      </Text>
    </div>
  )
}
