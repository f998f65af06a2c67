import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceFigures, PaymentFigures } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

interface StatsSummaryProps {
  /** Of all stores, in six months. */
  readonly invoices: Pick<InvoiceFigures, 'made' | 'paid' | 'paidPercent'>
  readonly payouts: Pick<PaymentFigures, 'worth'>
  readonly assets: AssetBook
  readonly statsHref: string
}

/** Beside the stores: what all of them made in six months, in three figures. */
export function StatsSummary({ invoices, payouts, assets, statsHref }: StatsSummaryProps) {
  const t = useT('merchantStats')
  const { count, percent, worth } = useStatsText(assets)
  return (
    <Card as="section" gap="3">
      <Heading level={2} look="strong">
        {t('total')}
      </Heading>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('received')}>{worth(payouts.worth)}</DefinitionRow>
        <DefinitionRow term={t('made')}>{count(invoices.made)}</DefinitionRow>
        <DefinitionRow term={t('paidOf')}>
          {invoices.made === 0 ? count(0) : `${count(invoices.paid)} (${percent(invoices.paidPercent)})`}
        </DefinitionRow>
      </DefinitionList>
      <TextLink href={statsHref} iconEnd={ChevronRight}>
        {t('more')}
      </TextLink>
    </Card>
  )
}
