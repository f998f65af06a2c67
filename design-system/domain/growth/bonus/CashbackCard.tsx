import { useT } from '../../../locales/useT.ts'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { BonusBody } from './BonusBody.tsx'
import type { BonusContent, CashbackShape } from './bonusShape.ts'
import { PaidWeeks } from './PaidWeeks.tsx'
import { CurrentWeek } from './CurrentWeek.tsx'

interface CashbackCardProps {
  content: BonusContent<CashbackShape>
  assets: AssetBook
  /** How many paid weeks are there before somebody asks for the rest. */
  most?: number | undefined
  /** What the fees are of which a part comes back. */
  feesHref: string
}

/** What comes back of an advertiser’s fees: how far the week that runs is, and what was paid. */
export function CashbackCard({ content, assets, most = 5, feesHref }: CashbackCardProps) {
  const t = useT('bonus')
  return (
    <SectionCard title={t('cashback.title')}>
      <BonusBody content={content} words={{ loading: t('cashback.loading'), failed: t('cashback.failed') }}>
        {({ running, paid }) => (
          <>
            <CurrentWeek week={running} assets={assets} />
            {paid.length > 0 && <PaidWeeks weeks={paid} assets={assets} most={most} />}
          </>
        )}
      </BonusBody>
      <TextLink href={feesHref} data-standing="">
        {t('cashback.allFees')}
      </TextLink>
    </SectionCard>
  )
}
