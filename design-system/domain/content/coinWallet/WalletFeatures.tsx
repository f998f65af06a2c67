import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Repeat from 'lucide-react/icons/repeat'
import UserRound from 'lucide-react/icons/user-round'
import { isZero } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { CalculatorPart } from '../calculatorSections/CalculatorPart.tsx'
import { Deeds } from './CoinWallet.styles.ts'
import type { SendingFees } from './coinWalletShape.ts'

interface WalletFeaturesProps {
  /** How many networks the coin comes over. */
  networks: number
  fees: SendingFees
}

/** What the wallet does with a coin. */
export function WalletFeatures({ networks, fees }: WalletFeaturesProps) {
  const t = useT('coinWallet')
  const locale = useLocale()
  const percent = (points: DecimalString) =>
    isZero(points) ? t('does.free') : formatPercent(points, { locale })
  const deeds = [
    { name: 'receive', icon: ArrowDownToLine, text: t('does.receive.text', { count: networks }) },
    { name: 'send', icon: ArrowUpFromLine, text: t('does.send.text', { percent: percent(fees.percent) }) },
    {
      name: 'people',
      icon: UserRound,
      text: t('does.people.text', { percent: percent(fees.internalPercent) }),
    },
    { name: 'swap', icon: Repeat, text: t('does.swap.text') },
    { name: 'sell', icon: ArrowUpRight, text: t('does.sell.text') },
  ] as const
  return (
    <CalculatorPart title={t('does.title')}>
      <Deeds>
        {deeds.map(({ name, icon, text }) => (
          <li key={name}>
            <Icon of={icon} size="l" />
            <h3>{t(`does.${name}.title`)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Deeds>
    </CalculatorPart>
  )
}
