import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { CoinRow, FiatRow } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { CoinWalletViewProps } from '@souk/design-system/domain/content/coinWallet/CoinWalletView.tsx'
import type {
  CoinNetwork,
  CoinWalletHrefs,
  SendingFees,
} from '@souk/design-system/domain/content/coinWallet/coinWalletShape.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { publicPaths, searchPathOf } from '../../routes/publicPaths.ts'
import { readingPaths } from './readingPaths.ts'

/** A coin of the reference data with what it comes over. */
interface CoinRowWithNetworks extends CoinRow {
  readonly networks: readonly Pick<CoinNetwork, 'code' | 'name' | 'confirmations' | 'minimumDeposit'>[]
}

interface Lists {
  readonly coins: readonly CoinRowWithNetworks[]
  readonly fiats: readonly FiatRow[]
}

/** What sending a coin over a network costs. */
export interface FeeRow {
  readonly cryptoCurrencyCode: string
  readonly network: string
  readonly networkFee: string
  readonly minimum: string
}

interface Fees {
  readonly fees: SendingFees
  readonly rows: readonly FeeRow[]
}

/** What a page on wallets is drawn with, beside its words. @param code of the coin; null on the page of all */
export function coinWalletShape(
  { coins, fiats }: Lists,
  { fees, rows }: Fees,
  code: string | null,
): Pick<CoinWalletViewProps, 'coin' | 'networks' | 'fees' | 'coins'> {
  const book = assetBook({ coins, fiats })
  const own = coins.find(coin => coin.code === code)
  const networks = (own?.networks ?? []).map(network => {
    const row = rows.find(({ cryptoCurrencyCode, network: over }) => {
      return cryptoCurrencyCode === code && over === network.code
    })
    const { name, confirmations, minimumDeposit } = network
    return {
      code: network.code,
      name,
      confirmations,
      minimumDeposit,
      networkFee: row?.networkFee ?? null,
      minimum: row?.minimum ?? null,
    }
  })
  return {
    coin: code === null ? null : book.of(code),
    networks,
    fees: { percent: fees.percent, internalPercent: fees.internalPercent },
    coins: coins
      .filter(coin => coin.code !== code)
      .flatMap(coin => {
        const alias = coinOfCode(coin.code)?.alias
        return alias === undefined
          ? []
          : [
              {
                coin: book.of(coin.code),
                networks: coin.networks.length,
                href: readingPaths.cryptoWallet(alias),
              },
            ]
      }),
  }
}

/** Where a page on wallets leads, without the prefix of a language. */
export const coinWalletHrefs: CoinWalletHrefs = {
  signUp: publicPaths.signUp(),
  guide: readingPaths.guideChapter('wallet'),
  buy: code => searchPathOf('buy', code),
  calculator: code => readingPaths.calculator(coinOfCode(code)?.alias),
}
