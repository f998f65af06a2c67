import { add, compare, divide, isZero } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { ProgressBar } from '../../../primitives/progress/ProgressBar.tsx'
import { FigureTable } from '../../../primitives/table/FigureTable.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { FeeTier } from './feeTier.ts'
import type { Money } from '../../../format/money.ts'

interface FeeLevelProps {
  fees: {
    readonly volume: Money
    readonly percent: DecimalString
    readonly nextPercent: DecimalString | null
    /** What the volume lacks to the next level. */
    readonly missingVolume: DecimalString | null
  }
  /** What everybody pays, lowest volume first; none while they are not known. */
  levels: readonly FeeTier[]
  assets: AssetBook
  /** Every fee there is. */
  feesHref: string
}

/** The viewer's fee level, the way to the next, and all there are. */
export function FeeLevel({ fees, levels, assets, feesHref }: FeeLevelProps) {
  const t = useT('dashboard')
  const locale = useLocale()
  const { volume, percent, nextPercent, missingVolume } = fees
  const asset = assets.of(volume.asset)
  const own = levels.findLast(each => compare(each.fromVolumeUsd, volume.amount) <= 0)
  return (
    <Stack gap="3">
      <Heading level={2} look="strong">
        {t('fee.title')}
      </Heading>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('fee.volume')}>
          <Amount amount={volume.amount} asset={asset} />
        </DefinitionRow>
        <DefinitionRow term={t('fee.rate')}>
          <Text size="body-strong">{formatPercent(percent, { locale })}</Text>
        </DefinitionRow>
      </DefinitionList>
      {nextPercent === null || missingVolume === null ? (
        <Text tone="secondary">{t('fee.best')}</Text>
      ) : (
        <>
          <ProgressBar label={t('fee.progress')} fraction={share(volume.amount, missingVolume)} />
          <Caption>
            {t('fee.toNext', {
              amount: formatAmount(missingVolume, asset, { mode: 'shown', locale }),
              percent: formatPercent(nextPercent, { locale }),
            })}
          </Caption>
        </>
      )}
      {levels.length > 0 && (
        <FigureTable
          caption={t('fee.levels')}
          columns={[t('fee.volume'), t('fee.level')]}
          rows={levels.map(each => ({
            id: each.fromVolumeUsd,
            head: {
              text: t('fee.from', {
                amount: formatAmount(each.fromVolumeUsd, asset, { mode: 'full', locale }),
              }),
            },
            figures: [
              {
                text: formatPercent(each.percent, { locale }),
                ...(each === own ? { note: t('fee.yours') } : {}),
              },
            ],
          }))}
        />
      )}
      <TextLink href={feesHref} data-standing="">
        {t('fee.all')}
      </TextLink>
    </Stack>
  )
}

/** How far a volume is, 0 to 1; a length of a bar, not money. */
function share(volume: DecimalString, missing: DecimalString): number {
  const whole = add(volume, missing)
  if (isZero(whole) || compare(volume, '0') <= 0) return 0
  return Number(divide(volume, whole, { decimals: 3, rounding: 'down' }))
}
