import Gavel from 'lucide-react/icons/gavel'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { DeskRow, Line, Words } from '../../trading/dispute/Case.styles.ts'
import { ActsInPlace } from '../act/ActsInPlace.tsx'
import type { DeskPages, DeskPart } from '../deskShape.ts'
import { QueueCard } from '../queue/QueueCard.tsx'
import { SaidPlace } from '../queue/SaidPlace.tsx'
import type { CaseRulingShape } from './deskDispute.ts'

interface RulingListProps {
  content: DeskPart<DeskPages<CaseRulingShape>>
  /** Which of them these are. */
  list: 'rulings' | 'overturned'
  assets: Pick<AssetBook, 'of'>
  hrefOf: (tradeId: string) => string
  hasKeys: boolean
  /** Asks another operator to overturn it; left out for arbiters. What it throws is said where the reason was asked for. */
  onOverturn?: ((ruling: CaseRulingShape, reason: string) => Promise<unknown>) | undefined
}

/** What arbiters decided, the latest first, each with the words that both sides read. */
export function RulingList({ content, list, assets, hrefOf, hasKeys, onOverturn }: RulingListProps) {
  const t = useT('deskDispute')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const overturn =
    onOverturn &&
    (async (ruling: CaseRulingShape, reason: string) => {
      await onOverturn(ruling, reason)
      setSaid({ text: t('rulings.asked', { id: ruling.tradeId }) })
    })
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('rulings.title'),
          loading: t('rulings.loading'),
          failed: t('rulings.failed'),
          empty: t(`rulings.empty.${list}`),
          emptyText: t('rulings.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        renderRow={ruling => <Row {...{ ruling, assets, hrefOf }} onOverturn={overturn} />}
      />
    </Stack>
  )
}

interface RowProps extends Pick<RulingListProps, 'assets' | 'hrefOf' | 'onOverturn'> {
  ruling: CaseRulingShape
}

function Row({ ruling, assets, hrefOf, onOverturn }: RowProps) {
  const t = useT('deskDispute')
  const tDispute = useT('dispute')
  const locale = useLocale()
  const { tradeId, kind, reason, inFavourOf, words, by, at, overturned } = ruling
  const time = (moment: string) => formatDate(moment, { format: 'dateTime', locale })
  const amount = formatAmount(ruling.amount, assets.of(ruling.cryptoCurrencyCode), { mode: 'full', locale })
  return (
    <DeskRow>
      <Stack gap="2">
        <Line>
          <TextLink href={hrefOf(tradeId)} data-standing="">
            {t('rulings.head', { kind: tDispute(`desk.${kind}`), id: tradeId })}
          </TextLink>
          <Chip tone="accent" icon={Gavel}>
            {tDispute(`ruling.${inFavourOf}`)}
          </Chip>
          {overturned !== null && (
            <Chip tone="negative" icon={Undo2}>
              {t('rulings.overturned')}
            </Chip>
          )}
        </Line>
        <Caption as="p">
          {t('rulings.facts', { buyer: ruling.buyerName, seller: ruling.sellerName, amount })}
          {reason !== null && ` · ${tDispute(`reason.${reason}.name`)}`} ·{' '}
          {t('rulings.by', { name: by, time: time(at) })}
        </Caption>
        <Words>{words}</Words>
        {overturned !== null && (
          <Caption as="p">
            {t('rulings.overturnedWhy', { time: time(overturned.at), reason: overturned.reason })}
          </Caption>
        )}
        {onOverturn !== undefined && overturned === null && (
          <ActsInPlace
            acts={[
              {
                act: 'overturn_ruling',
                label: t('rulings.act'),
                title: t('rulings.actTitle', { id: tradeId }),
                follows: t('rulings.follows'),
                isGrave: true,
              },
            ]}
            none={t('rulings.nothing')}
            onAct={(_, why) => onOverturn(ruling, why)}
          />
        )}
      </Stack>
    </DeskRow>
  )
}
