import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { Arch, Arches, ArchesRoot } from './CoinArches.styles.ts'

/** A coin's rate in the currency of the page. */
export interface CoinRateShape {
  readonly coin: NamedAsset
  readonly rate: DecimalString
  /** In 24 hours, in per cent. */
  readonly changePercent: DecimalString
  readonly href: string
}

interface CoinArchesProps {
  fiat: NamedAsset
  /** The first few are shown. */
  rates: readonly CoinRateShape[]
}

const shown = 5

/** A row of arches, each with a coin and what the market says of it. */
export function CoinArches({ fiat, rates }: CoinArchesProps) {
  const t = useT('homeTop')
  const locale = useLocale()
  const link = useLinkComponent()
  return (
    <ArchesRoot>
      <p>{t('hero.prices', { fiat: fiat.name })}</p>
      <Arches>
        {rates.slice(0, shown).map(({ coin, rate, href }) => (
          <li key={coin.code}>
            <Arch as={link} href={href}>
              <CoinIcon code={coin.code} />
              <strong>{coin.code}</strong>
              <span data-compact="">{formatAmount(rate, fiat, { mode: 'price', locale })}</span>
            </Arch>
          </li>
        ))}
      </Arches>
    </ArchesRoot>
  )
}
