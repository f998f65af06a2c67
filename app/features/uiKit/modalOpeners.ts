import type { Modal } from '@souk/design-system/modal/useModal.ts'
import type { Translate } from '@souk/design-system/locales/translate.ts'
import {
  sampleBook,
  sampleMethods,
  sampleSearch,
} from '@souk/design-system/domain/kit/specimen/sampleMarket.ts'
import { sampleCountries } from '@souk/design-system/domain/kit/specimen/sampleAdvert.ts'
import type { SampleMoment } from '@souk/design-system/domain/kit/specimen/sampleTime.ts'
import type { SwapFigures } from '@souk/design-system/domain/money/swap/swapShape.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { paths } from '../../routes/paths.ts'

export type KitModal = Modal<typeof modalTable>
type Kind = keyof typeof modalTable

/** What the samples say, and when it happens. */
export interface Sampled {
  readonly t: Translate<'uiKitPart'>
  readonly at: SampleMoment
}

const done = () => Promise.resolve()

const figures: SwapFigures = {
  fromCode: 'USDT',
  toCode: 'ETH',
  fromAmount: '420',
  toAmount: '0.13395',
  rate: '0.00032053',
  fee: '0.00067',
  feeCode: 'ETH',
  feePercent: '0.5',
}
const pair = { from: sampleBook.of('USDT'), to: sampleBook.of('ETH') }
const sampleSwap = (at: SampleMoment) => ({
  ...figures,
  id: 'sample',
  traderName: null,
  tradeId: null,
  createdAt: at(0),
})
/** A price from now on, for as long as the real ones hold. */
const sampleQuote = (now = Date.now()) => ({
  ...figures,
  id: 'sample',
  traderName: null,
  lockedAt: new Date(now).toISOString(),
  lockedUntil: new Date(now + 5000).toISOString(),
})

/** A paper that nobody wrote. */
function sampleReceipt(word: string) {
  const [width, height] = [600, 800]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e0dacd"/><text x="60" y="120" font-size="48" font-family="sans-serif">${word}</text></svg>`
  return {
    id: 'sample',
    name: 'access-transfer.svg',
    contentType: 'image/svg+xml',
    size: drawing.length,
    width,
    height,
    url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  }
}

/** Opens each kind for real, with data that goes nowhere. A kind that the app has besides has to find its row here. */
export const modalOpeners = {
  confirmation: (modal, { t }) =>
    modal.open('confirmation', {
      title: t('modals.sample.confirmTitle'),
      warning: t('modals.sample.confirmWarning'),
      confirmLabel: t('modals.sample.confirmLabel'),
    }),
  verification: modal => modal.open('verification', { action: 'withdrawal', onSubmit: done }),
  attachment: (modal, { t }) =>
    modal.open('attachment', { attachment: sampleReceipt(t('modals.sample.receipt')) }),
  telegramConfirmation: (modal, { at }) =>
    modal.open('telegramConfirmation', {
      getLink: () => Promise.resolve({ href: '#modals', expiresAt: at(15) }),
      // Nobody answers in a sample.
      whenLinked: () => new Promise(() => {}),
    }),
  avatar: modal =>
    modal.open('avatar', { userName: 'lagoscoin', avatarUrl: null, onSave: done, onRemove: done }),
  story: (modal, { t }) =>
    modal.open('story', {
      stories: [
        {
          id: 'sample',
          tone: 'accent',
          icon: 'shield',
          title: t('modals.sample.storyTitle'),
          isViewed: false,
          slides: [
            {
              title: t('modals.sample.storySlide'),
              text: t('modals.sample.storyText'),
              linkPath: paths.userFaq(),
              linkLabel: t('modals.open'),
            },
          ],
        },
      ],
      startId: 'sample',
      onViewed: () => {},
    }),
  feedback: modal => modal.open('feedback', { partnerName: 'lagoscoin', current: null, onSubmit: done }),
  rate: modal => modal.open('rate', { partnerName: 'lagoscoin' }),
  search: modal =>
    modal.open('search', {
      subject: {
        filters: sampleSearch,
        assets: sampleBook,
        methods: sampleMethods,
        countries: sampleCountries,
      },
      onKeep: done,
    }),
  trustpilot: modal => modal.open('trustpilot', { reviewUrl: '#modals' }),
  swapSuccess: (modal, { at }) => modal.open('swapSuccess', { ...pair, swap: sampleSwap(at) }),
  swapConfirmation: (modal, { at }) =>
    modal.open('swapConfirmation', {
      ...pair,
      quote: sampleQuote(),
      onConfirm: () => Promise.resolve({ kind: 'done', swap: sampleSwap(at) }),
      onRenew: () => Promise.resolve({ kind: 'renewed', quote: sampleQuote() }),
    }),
} as const satisfies Record<Kind, (modal: KitModal, sampled: Sampled) => Promise<unknown>>
