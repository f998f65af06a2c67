import { formatAmount } from '../../../format/formatAmount.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { Panel } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from '../calculatorSections/CalculatorPart.tsx'
import { Networks, Note } from './CoinWallet.styles.ts'
import type { CoinNetwork, SendingFees } from './coinWalletShape.ts'

interface CoinNetworksProps {
  coin: NamedAsset
  networks: readonly CoinNetwork[]
  fees: SendingFees
}

const columns = ['network', 'minimum', 'confirmations', 'fee', 'least'] as const

/** The networks of a coin: what comes in over each, and what sending costs. */
export function CoinNetworks({ coin, networks, fees }: CoinNetworksProps) {
  const t = useT('coinWallet')
  const locale = useLocale()
  return (
    <CalculatorPart title={t('networks.title')} lead={t('networks.lead')}>
      <Panel>
        {networks.length === 0 ? (
          <Text tone="secondary">{t('networks.none')}</Text>
        ) : (
          <>
            <Networks>
              <VisuallyHidden as="caption">{t('networks.title')}</VisuallyHidden>
              <thead>
                <tr>
                  {columns.map(column => (
                    <th key={column} scope="col">
                      {t(`networks.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {networks.map(network => (
                  <NetworkRow key={network.code} of={network} coin={coin} />
                ))}
              </tbody>
            </Networks>
            <Note>{t('networks.service', { percent: formatPercent(fees.percent, { locale }) })}</Note>
          </>
        )}
      </Panel>
    </CalculatorPart>
  )
}

function NetworkRow({ of, coin }: { of: CoinNetwork; coin: NamedAsset }) {
  const locale = useLocale()
  const amount = (value: DecimalString | null) =>
    value === null ? '–' : formatAmount(value, coin, { mode: 'full', locale, code: 'always' })
  return (
    <tr>
      <th scope="row">{of.name}</th>
      <Cell name="minimum">{amount(of.minimumDeposit)}</Cell>
      <Cell name="confirmations">{formatCount(of.confirmations, locale)}</Cell>
      <Cell name="fee">{amount(of.networkFee)}</Cell>
      <Cell name="least">{amount(of.minimum)}</Cell>
    </tr>
  )
}

/** On a phone, where there is no head, a figure says what it is. */
function Cell({ name, children }: { name: (typeof columns)[number]; children: string }) {
  const t = useT('coinWallet')
  return (
    <td>
      <span data-part="label" aria-hidden>
        {t(`networks.${name}`)}
      </span>
      <span>{children}</span>
    </td>
  )
}
