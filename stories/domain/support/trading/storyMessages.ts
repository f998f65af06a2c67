import { assetBook } from '../../../../design-system/domain/reference/asset/assetBook.ts'
import type { Message } from '../../../../design-system/domain/trading/chat/message/message.ts'
import { minutesFromNow } from '../storyClock.tsx'

export const storyAssets = assetBook({
  coins: [{ code: 'BTC', name: 'Bitcoin', scale: 8, shownDecimals: 8 }],
  fiats: [{ code: 'NGN', name: 'Nigerian naira', symbol: '₦', minorUnits: 2 }],
})

const plain: Omit<Message, 'id' | 'createdAt'> = {
  author: 'seller',
  authorName: 'lagoscoin',
  isMine: false,
  text: '',
  attachment: null,
  system: null,
  deliveredAt: null,
  readAt: null,
  isPinned: false,
}

/** Said by the partner, so many minutes from the story's time. */
export const theirs = (text: string, minutes: number, differs: Partial<Message> = {}): Message => ({
  ...plain,
  id: `${text}${minutes}`,
  text,
  createdAt: minutesFromNow(minutes),
  ...differs,
})

/** Said by the viewer, and read unless said otherwise. */
export const mine = (text: string, minutes: number, differs: Partial<Message> = {}): Message =>
  theirs(text, minutes, {
    author: 'buyer',
    authorName: 'kunle_o',
    isMine: true,
    deliveredAt: minutesFromNow(minutes),
    readAt: minutesFromNow(minutes),
    ...differs,
  })

/** Said by the system. */
export const noted = (code: string, minutes: number, figure: 'BTC' | 'NGN' | null = null): Message =>
  theirs('', minutes, {
    id: `${code}${minutes}`,
    author: 'system',
    authorName: null,
    system: {
      code,
      asset: figure,
      amount: figure === null ? null : { BTC: '0.00169634', NGN: '250000' }[figure],
    },
  })

/** One pixel of sand, so that pictures need no network. */
const receipt =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="600" height="800"%3E%3Crect width="600" height="800" fill="%23e0dacd"/%3E%3Ctext x="60" y="120" font-size="48"%3EReceipt%3C/text%3E%3C/svg%3E'

export const image = {
  id: 'a1',
  name: 'access-transfer.jpg',
  contentType: 'image/jpeg',
  size: 219_000,
  width: 600,
  height: 800,
  url: receipt,
}
export const pdf = {
  id: 'a2',
  name: 'statement-of-march-with-a-very-long-name.pdf',
  contentType: 'application/pdf',
  size: 1_572_864,
  width: null,
  height: null,
  url: '/api/v1/attachments/a2',
}

/** The conversation of the mockups. */
export const storyMessages: readonly Message[] = [
  noted('escrow_locked', -6, 'BTC'),
  theirs('Hello! Please send from your own bank account. I release within 4–5 minutes.', -5),
  mine('Hi, sending from Access Bank in my name now.', -3),
  theirs('Great. Attach the receipt here when it is done.', -3),
  mine('', -1, { attachment: pdf, readAt: null }),
  theirs('I can see it is pending. Press “I have paid” so the timer stops.', 0),
]
