import ChevronRight from 'lucide-react/icons/chevron-right'
import { divide, isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'
import { useDollarText } from '../../../growth/fees/useDollarText.ts'
import { useFeeText } from '../../../growth/fees/useFeeText.ts'
import { HomeSection } from '../HomeSection.tsx'
import { Sheet } from '../HomeSection.styles.ts'
import { Bar, Bars, CostGrid, Free, Rows } from './HomeCost.styles.ts'

/** The fees that the first page names. Per cent. */
export interface HomeFeesShape {
  readonly tiers: FeeTiers
  readonly takerPercent: DecimalString
  readonly invoicePercent: DecimalString
}

interface HomeCostProps {
  fees: HomeFeesShape
  feesHref: string
}

/** What a trade costs whom, without a footnote. */
export function HomeCost({ fees, feesHref }: HomeCostProps) {
  const t = useT('home')
  const fee = useFeeText()
  const isFree = isZero(fees.takerPercent)
  const rows = [
    [t('cost.deposit'), '0'],
    [t('cost.dispute'), '0'],
    [t('cost.invoice'), fee(fees.invoicePercent)],
  ] as const
  return (
    <HomeSection
      title={t('cost.title')}
      lead={isFree ? t('cost.lead') : t('cost.leadTaken', { percent: fee(fees.takerPercent) })}
    >
      <Sheet>
        <CostGrid>
          <div>
            <Free>
              <strong>{fee(fees.takerPercent)}</strong>
              <span>{t(isFree ? 'cost.taker' : 'cost.takerTaken')}</span>
            </Free>
            <Rows>
              {rows.map(([what, price]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{price}</dd>
                </div>
              ))}
            </Rows>
            <TextLink href={feesHref} iconEnd={ChevronRight}>
              {t('cost.all')}
            </TextLink>
          </div>
          <Stairs tiers={fees.tiers} />
        </CostGrid>
      </Sheet>
    </HomeSection>
  )
}

/** The fee of an advertiser by volume, as stairs. */
function Stairs({ tiers }: { tiers: FeeTiers }) {
  const t = useT('home')
  const { percent, volume } = useDollarText()
  const [{ percent: highest }] = tiers
  return (
    <figure>
      <figcaption>{t('cost.stairs')}</figcaption>
      <Bars>
        {tiers.map(tier => (
          <li key={tier.fromVolumeUsd}>
            <strong>{percent(tier.percent)}</strong>
            {/* A length, not money. */}
            <Bar
              aria-hidden
              style={{ '--height': divide(tier.percent, highest, { decimals: 3, rounding: 'halfUp' }) }}
            />
            <span data-compact="">
              {isZero(tier.fromVolumeUsd)
                ? t('cost.first')
                : t('cost.from', { volume: volume(tier.fromVolumeUsd) })}
            </span>
          </li>
        ))}
      </Bars>
    </figure>
  )
}
