import ChevronRight from 'lucide-react/icons/chevron-right'
import { add, compare } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { SideCoin } from './BalancesSide.styles.ts'
import { WalletAmount } from '../WalletAmount.tsx'
import { defaultCoins, isNothing } from '../walletOrder.ts'
import type { BalanceSheetShape, BalanceShape } from '../walletShape.ts'

/** How many coins there is room for. */
const shownCoins = 4

const worth = ({ value }: BalanceShape) => value?.amount ?? '0'

interface BalancesSideProps {
  sheet: BalanceSheetShape
  assets: AssetBook
  isHidden: boolean
  walletHref: string
}

/** The wallet in short, beside the trades: its worth and the coins that count most. */
export function BalancesSide({ sheet, assets, isHidden, walletHref }: BalancesSideProps) {
  const t = useT('wallet')
  const most = sheet.items
    // The usual ones stand there with nothing in them too.
    .filter(item => !isNothing(item) || defaultCoins.some(code => code === item.asset))
    .toSorted((a, b) => compare(worth(b), worth(a)))
    .slice(0, shownCoins)
  return (
    <Card as="section">
      <Stack gap="2">
        <Heading level={2} look="strong">
          {t('totalBalance')}
        </Heading>
        <WalletAmount
          size="l"
          amount={sheet.total.amount}
          asset={assets.of(sheet.total.asset)}
          isHidden={isHidden}
        />
        <ul>
          {most.map(({ asset, available, inEscrow, value }) => (
            <SideCoin key={asset}>
              <CoinIcon code={asset} />
              <Text size="body-strong">{asset}</Text>
              <div>
                <WalletAmount
                  amount={add(available, inEscrow)}
                  asset={assets.of(asset)}
                  isHidden={isHidden}
                  code="never"
                />
                {value !== null && (
                  <Text size="caption" tone="secondary">
                    <WalletAmount
                      amount={value.amount}
                      asset={assets.of(value.asset)}
                      isHidden={isHidden}
                      weight="quiet"
                    />
                  </Text>
                )}
              </div>
            </SideCoin>
          ))}
        </ul>
        <TextLink href={walletHref} iconEnd={ChevronRight}>
          {t('openWallet')}
        </TextLink>
      </Stack>
    </Card>
  )
}
