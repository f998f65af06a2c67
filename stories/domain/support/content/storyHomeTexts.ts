import type { HomeFiguresShape } from '../../../../design-system/domain/content/home/HomeFigures.tsx'
import type { MediaPartner } from '../../../../design-system/domain/content/home/MediaPartners.tsx'
import type { ServiceWord } from '../../../../design-system/domain/content/home/ServiceWords.tsx'
import type { PromoBlockShape } from '../../../../design-system/domain/content/promo/PromoBlocks.tsx'

export const storyFigures: HomeFiguresShape = { trades: 48_210, people: 6304, medianReleaseSeconds: 274 }

export const storyWords: readonly ServiceWord[] = [
  {
    id: 'word-1',
    author: 'Chiamaka',
    about: 'Lagos, sells once a week',
    text: 'The naira was on my account before I had to press anything. That order of things is why I stay.',
    at: '2026-01-18T00:00:00.000Z',
  },
  {
    id: 'word-2',
    author: 'Олег',
    about: null,
    text: 'Однажды покупатель прислал меньше. Арбитр за час прочитал обе стороны, и монеты вернулись.',
    at: '2026-02-03T00:00:00.000Z',
  },
]

export const storyPartners: readonly MediaPartner[] = [
  {
    id: 'partner-1',
    name: 'Harbour Ledger',
    url: 'https://harbour-ledger.example/souk',
    quote: 'Escrow that explains itself.',
  },
  { id: 'partner-2', name: 'Steppe Finance', url: 'https://steppe-finance.example', quote: null },
]

export const storyPromo: readonly PromoBlockShape[] = [
  {
    id: 'promo-1',
    tone: 'accent',
    icon: 'percent',
    title: 'No fee when you take an offer',
    text: 'Only the owner of an ad pays, from 0.9 % down to 0.2 %.',
    linkPath: '/buy',
    linkLabel: 'Find an offer',
  },
  {
    id: 'promo-2',
    tone: 'warning',
    icon: 'people',
    title: 'Платите тому, кто назвался',
    text: 'Перед переводом монет имя плательщика стоит рядом с проверенным. Чужую карту видно сразу.',
    linkPath: null,
    linkLabel: null,
  },
]
