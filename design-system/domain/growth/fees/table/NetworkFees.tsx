import { formatAmountParts } from '../../../../format/formatAmount.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import type { NetworkFeeShape } from '../feeShape.ts'
import { CoinHead, NetworkTable, PhoneLabel, Worth } from './NetworkFees.styles.ts'
import { useDollarText } from '../useDollarText.ts'

interface NetworkFeesProps {
  networks: readonly NetworkFeeShape[]
  /** Of every withdrawal. */
  servicePercent: DecimalString
  assets: AssetBook
}

const columns = ['coin', 'network', 'networkFee', 'serviceFee', 'minimum', 'confirmations'] as const

/** What each coin costs over each of its networks; the coin is named once. */
export function NetworkFees({ networks, servicePercent, assets }: NetworkFeesProps) {
  const t = useT('fees')
  return (
    <NetworkTable aria-label={t('coins.title')}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-align={index > 1 ? 'end' : 'start'}>
              {t(`coins.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {networks.map((network, index) => (
          <NetworkRow
            key={`${network.coinCode} ${network.network}`}
            of={network}
            isMore={networks[index - 1]?.coinCode === network.coinCode}
            servicePercent={servicePercent}
            assets={assets}
          />
        ))}
      </tbody>
    </NetworkTable>
  )
}

interface NetworkRowProps extends Pick<NetworkFeesProps, 'servicePercent' | 'assets'> {
  of: NetworkFeeShape
  /** Another network of the coin above. */
  isMore: boolean
}

function NetworkRow({ of, isMore, servicePercent, assets }: NetworkRowProps) {
  const t = useT('fees')
  const locale = useLocale()
  const { percent, sum } = useDollarText()
  const { coinCode, networkName, networkFee, networkFeeUsd, minimumDeposit, confirmations } = of
  const parts = (amount: DecimalString) =>
    formatAmountParts(amount, assets.of(coinCode), { mode: 'full', locale, code: 'always' })
  return (
    <tr {...(isMore ? { 'data-more': '' } : {})}>
      <th scope="row">
        <CoinHead>
          <CoinIcon code={coinCode} size="s" />
          {coinCode}
        </CoinHead>
      </th>
      <td data-cell="network">{networkName}</td>
      <td data-cell="fee" data-align="end">
        <AmountText parts={parts(networkFee)} />
        {networkFeeUsd !== null && <Worth>{t('coins.about', { amount: sum(networkFeeUsd) })}</Worth>}
      </td>
      <td data-cell="service" data-align="end">
        {percent(servicePercent)}
      </td>
      <td data-cell="minimum" data-align="end">
        <PhoneLabel>{t('coins.minimum')} </PhoneLabel>
        <AmountText weight="quiet" parts={parts(minimumDeposit)} />
      </td>
      <td data-cell="confirmations" data-align="end">
        <PhoneLabel>{t('coins.confirmations')} </PhoneLabel>
        {formatCount(confirmations, locale)}
      </td>
    </tr>
  )
}
