import Tags from 'lucide-react/icons/tags'
import { useId, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { RowsFoot, RowsHeadline } from '../list/Rows.styles.ts'
import { RowTable } from '../list/RowTable.tsx'
import type { LinkEvents } from './linkEvents.ts'
import { linkOrders, sortedLinks } from './linkOrder.ts'
import type { LinkOrder } from './linkOrder.ts'
import { LinkRow } from './LinkRow.tsx'
import { RetagForm } from './RetagForm.tsx'

interface LinkListProps extends LinkEvents {
  /** The oldest first, which made itself. */
  links: readonly InviteLinkShape[]
  /** How many one person may have. */
  limit: number
  urlOf: (code: string) => string
  assets: AssetBook
}

/** Somebody’s links, with what came of each; they are renamed here, one by one or several at once. */
export function LinkList({ links, limit, urlOf, assets, ...events }: LinkListProps) {
  const t = useT('affiliate')
  const id = useId()
  const [order, setOrder] = useState<LinkOrder>('earned')
  const [edited, setEdited] = useState<string | null>(null)
  const [isRetagging, setRetagging] = useState(false)
  const columns = (['tag', 'code', 'invited', 'traded', 'earned'] as const).map((name, index) => ({
    text: t(`links.column.${name}`),
    ...(index > 1 ? { align: 'end' as const } : {}),
  }))
  const sorted = sortedLinks(links, order)
  const headline = (
    <RowsHeadline>
      <Inline gap="2" align="baseline">
        <Heading level={2} id={id}>
          {t('links.title')}
        </Heading>
        <Text size="caption" tone="secondary">
          {t('links.count', { count: links.length, max: limit })}
        </Text>
      </Inline>
      {links.length > 1 && !isRetagging && (
        <Inline gap="2">
          <Select
            look="button"
            label={t('links.order')}
            placeholder={t('links.order')}
            options={linkOrders.map(value => ({ value, label: t(`links.${value}`) }))}
            value={order}
            onChange={setOrder}
          />
          <Button size="s" icon={Tags} onClick={() => setRetagging(true)}>
            {t('links.retag')}
          </Button>
        </Inline>
      )}
    </RowsHeadline>
  )
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      {headline}
      {isRetagging ? (
        <RetagForm links={sorted} onRenameAll={events.onRenameAll} onEnd={() => setRetagging(false)} />
      ) : (
        <>
          <RowTable list="links" label={t('links.title')} columns={columns}>
            {sorted.map(link => (
              <LinkRow
                key={link.code}
                link={link}
                url={urlOf(link.code)}
                isFirst={links.length > 1 && link.code === links[0]?.code}
                canDelete={links.length > 1}
                isEditing={edited === link.code}
                onEditing={isEditing => setEdited(isEditing ? link.code : null)}
                assets={assets}
                {...events}
              />
            ))}
          </RowTable>
          <RowsFoot>{t(links.length > 1 ? 'links.note' : 'links.onlyOne')}</RowsFoot>
        </>
      )}
    </Card>
  )
}
