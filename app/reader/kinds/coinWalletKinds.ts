import { coinWalletWords } from '@souk/design-system/locales/__generated__/coinWalletWords.ts'
import { coinWalletShape, type FeeRow } from '../../parts/reading/coinWalletShapes.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { coinCalls, coinCodeIn, listsOf, wordsOf } from './coinAnswers.ts'
import { trail, type ReaderHeads, type ReaderSource } from './kind.ts'
import { webPage } from './pageKinds.ts'
import type { SendingFees } from '@souk/design-system/domain/content/coinWallet/coinWalletShape.ts'

const walletOf = (route: string): ReaderSource => ({
  calls: ({ params }) => ({
    ...coinCalls(route, params),
    networkFees: '/api/v1/withdrawals/withdrawal_fees',
    service: '/api/v1/withdrawals/service_fee',
  }),
  view(told, { params }) {
    const [page, lists] = [wordsOf(told), listsOf(told)]
    const fees = told['service'] as SendingFees | null
    const rows = (told['networkFees'] as { readonly items: readonly FeeRow[] } | null)?.items
    if (page === null || lists === null || fees === null || rows === undefined) return { kind: 'gone' }
    return { kind: 'coinWallet', page, ...coinWalletShape(lists, { fees, rows }, coinCodeIn(params)) }
  },
})

export const coinWalletSources = {
  cryptoWallet: walletOf('cryptoWallet'),
  cryptoWalletCoin: walletOf('cryptoWalletCoin'),
} as const

export const coinWalletHeads = {
  coinWallet: {
    texts: ({ page: { title, description } }) => ({ title, description }),
    data(view, context) {
      const { page, texts, address } = context
      const { name } = coinWalletWords[page.locale]
      const all = [name, readingPaths.cryptoWallet()] as const
      const steps = view.coin === null ? [all] : [all, [texts.title, page.path] as const]
      return [webPage(view.page, context), trail(steps, address)]
    },
    words: locale => ({ coinWallet: coinWalletWords[locale] }),
  },
} as const satisfies Partial<ReaderHeads>
