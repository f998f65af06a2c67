import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { AssetBook, NamedAsset } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import type { PersonBalanceShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { PartText } from './PersonPart.styles.ts'
import { CoinHead, EscrowAmount, MoneyTable, OwedAmount } from './PersonMoney.styles.ts'

interface PersonMoneyProps {
  balances: readonly PersonBalanceShape[]
  assets: Pick<AssetBook, 'of'>
}

/** What somebody has by coin, wherever it lies; and what they owe, where they owe anything. */
export function PersonMoney({ balances, assets }: PersonMoneyProps) {
  const t = useT('deskPerson')
  if (balances.length === 0)
    return (
      <PersonPart title={t('money.title')}>
        <PartText>{t('money.none')}</PartText>
      </PersonPart>
    )
  return (
    <PersonPart title={t('money.title')}>
      <MoneyTable>
        <FigureTable
          caption={t('money.label')}
          columns={[t('money.coin'), t('money.available'), t('money.escrow')]}
          rows={balances.map(({ coin, available, held, inEscrow, owed }) => {
            const asset = assets.of(coin)
            return {
              id: coin,
              head: {
                text: (
                  <CoinHead>
                    <CoinIcon code={coin} size="s" />
                    {coin}
                  </CoinHead>
                ),
                note: isZero(owed) ? undefined : <Owed amount={owed} asset={asset} />,
              },
              figures: [
                {
                  text: <Coins amount={available} asset={asset} />,
                  note: isZero(held) ? undefined : (
                    <>
                      {t('money.held')} <Coins amount={held} asset={asset} />
                    </>
                  ),
                },
                { text: isZero(inEscrow) ? <None /> : <Escrow amount={inEscrow} asset={asset} /> },
              ],
            }
          })}
        />
      </MoneyTable>
    </PersonPart>
  )
}

interface CoinsProps {
  amount: DecimalString
  asset: NamedAsset
}

const None = () => <Text tone="tertiary">–</Text>

const Coins = ({ amount, asset }: CoinsProps) =>
  isZero(amount) ? <None /> : <Amount amount={amount} asset={asset} code="never" />

const Escrow = (coins: CoinsProps) => (
  <EscrowAmount>
    <Icon of={Lock} size="xs" />
    <Coins {...coins} />
  </EscrowAmount>
)

function Owed({ amount, asset }: CoinsProps) {
  const t = useT('deskPerson')
  return (
    <OwedAmount>
      <Icon of={TriangleAlert} size="xs" />
      {t('money.owed')} <Amount amount={amount} asset={asset} code="never" />
    </OwedAmount>
  )
}
