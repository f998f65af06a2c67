import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Tag } from '../../../primitives/chip/Tag.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import type { EditedDocumentShape } from './editorShape.ts'
import { HeadFacts, Trail } from './EditorLayout.styles.ts'

interface DocumentHeadProps {
  document: EditedDocumentShape
  listHref: string
  /** Asks where to. */
  onMove: () => void
  /** Asks once more first. */
  onArchive: () => void
  onBringBack: () => void
  isPending: boolean
  /** What it was refused for. */
  problem: string | null
}

/** What is edited: its kind, its address, who has changed it; taken to the archive and brought back. */
export function DocumentHead(props: DocumentHeadProps) {
  const { document, listHref, onMove, onArchive, onBringBack, isPending, problem } = props
  const t = useT('editor')
  const locale = useLocale()
  const { archivedAt } = document
  const isArchived = archivedAt !== null
  const running = isArchived ? t('document.bringingBack') : t('document.archiving')
  return (
    <Stack gap="2">
      <Trail aria-label={t('back')}>
        <TextLink href={listHref} look="quiet">
          {t('back')}
        </TextLink>
      </Trail>
      <PageTitle
        actions={
          <Inline>
            <Button onClick={onMove}>{t('move.action')}</Button>
            <Button
              onClick={isArchived ? onBringBack : onArchive}
              pendingLabel={isPending ? running : undefined}
            >
              {isArchived ? t('document.bringBack') : t('document.archive')}
            </Button>
          </Inline>
        }
      >
        {titleIn(document, locale) ?? document.code}
      </PageTitle>
      <Facts document={document} />
      {isArchived && <Notice tone="warning">{t('document.archived')}</Notice>}
      {problem !== null && (
        <Notice tone="negative" role="alert">
          {problem}
        </Notice>
      )}
    </Stack>
  )
}

/** What it is called in the language of the page, or in the first that it has. */
function titleIn({ locales }: EditedDocumentShape, locale: string): string | undefined {
  const written = locales.filter(({ latest }) => latest !== null)
  return (written.find(one => one.locale === locale) ?? written[0])?.latest?.title
}

function Facts({ document }: Pick<DocumentHeadProps, 'document'>) {
  const t = useT('editor')
  const locale = useLocale()
  const { kind, code, address, changedAt, changedBy, archivedAt } = document
  const date = formatDate(changedAt, { format: 'dateTime', locale })
  const isRead =
    address !== null && archivedAt === null && document.locales.some(({ shown }) => shown !== null)
  return (
    <HeadFacts>
      <Tag>{t(`kind.${kind}`)}</Tag>
      {isRead ? (
        // The reader's page, as a stranger gets it, beside the work.
        <TextLink href={address} target="_blank" rel="noopener">
          {t('document.open', { address })}
        </TextLink>
      ) : (
        <span>{address ?? code}</span>
      )}
      <time dateTime={changedAt}>
        {changedBy === null ? t('list.changed', { date }) : t('list.changedBy', { date, name: changedBy })}
      </time>
    </HeadFacts>
  )
}
