import { isZero } from '../../../../format/decimal.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Cell } from '../list/Cell.tsx'
import { CellPair, CellRoot, Row } from '../list/Rows.styles.ts'
import { EarnedAmount } from '../EarnedAmount.tsx'
import { LinkActions } from './LinkActions.tsx'
import type { LinkEvents } from './linkEvents.ts'
import { CodeText } from './LinkList.styles.ts'
import { LinkTagCell } from './LinkTagCell.tsx'

interface LinkRowProps extends LinkEvents {
  link: InviteLinkShape
  url: string
  isFirst: boolean
  canDelete: boolean
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  assets: AssetBook
}

/** A link: what it is called, what came of it, and what is done with it. */
export function LinkRow(props: LinkRowProps) {
  const { link, url, isFirst, canDelete, isEditing, onEditing, assets, ...events } = props
  const t = useT('affiliate')
  const locale = useLocale()
  return (
    <Row {...(isEditing ? { 'data-editing': '' } : {})}>
      <Cell of="tag" label={t('links.column.tag')}>
        <LinkTagCell {...{ link, isFirst, isEditing, onEditing }} onRename={events.onRename} />
      </Cell>
      <Cell of="code" label={t('links.column.code')}>
        <CodeText translate="no">{link.code}</CodeText>
      </Cell>
      <CellPair>
        <Cell of="invited" label={t('links.column.invited')} labelLook="phone" align="end">
          <Text size="body-strong">{formatCount(link.invited, locale)}</Text>
        </Cell>
        <Cell of="traded" label={t('links.column.traded')} labelLook="phone" align="end">
          <Text tone="secondary">{formatCount(link.traded, locale)}</Text>
        </Cell>
      </CellPair>
      <Cell of="worth" label={t('links.column.earned')} align="end">
        <EarnedAmount
          of={link.worth}
          assets={assets}
          weight={isZero(link.worth.amount) ? 'quiet' : 'strong'}
        />
      </Cell>
      <CellRoot data-cell="actions">
        <LinkActions
          {...{ link, url, canDelete }}
          onCode={events.onCode}
          onPicture={events.onPicture}
          onDelete={events.onDelete}
        />
      </CellRoot>
    </Row>
  )
}
