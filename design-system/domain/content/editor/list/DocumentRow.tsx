import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { DocumentCardShape } from '../editorShape.ts'
import { DocumentName, DocumentRowRoot, Facts } from './ContentList.styles.ts'
import { PublishingChips } from './PublishingChips.tsx'

interface DocumentRowProps {
  document: DocumentCardShape
  href: string
}

/** One document of the list: by its title in the language of the page, or in the one that it has. */
export function DocumentRow({ document, href }: DocumentRowProps) {
  const t = useT('editor')
  const locale = useLocale()
  const { kind, code, address, locales, archivedAt, changedAt, changedBy } = document
  const named = locales.find(one => one.locale === locale) ?? locales[0]
  const date = formatDate(changedAt, { format: 'dateTime', locale })
  return (
    <DocumentRowRoot>
      <DocumentName>
        <TextLink href={href} lang={named?.locale}>
          {named?.title ?? code}
        </TextLink>
        <Facts>
          <Tag>{t(`kind.${kind}`)}</Tag>
          <Text size="code">{address ?? code}</Text>
          {named === undefined && t('unnamed')}
        </Facts>
      </DocumentName>
      <PublishingChips locales={locales} isArchived={archivedAt !== null} />
      <Facts>
        <time dateTime={changedAt}>
          {changedBy === null ? t('list.changed', { date }) : t('list.changedBy', { date, name: changedBy })}
        </time>
      </Facts>
    </DocumentRowRoot>
  )
}
