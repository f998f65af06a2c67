import { sendWays, type SendDraft } from '@souk/design-system/domain/money/send/sendShape.ts'
import { isDecimalString, type DecimalString } from '@souk/design-system/format/decimal.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'

/** What was sent off and nobody has answered for: sent again as it was, it is the same intent and is done once. */
export interface SentDraft {
  readonly draft: SendDraft
  readonly networkFee: DecimalString
}

const nameOf = (coinCode: string) => `souk:sending:${coinCode}`

/** Remembers, through a reload of this tab, what is being sent until its outcome is known. */
export interface SendMemory {
  readonly keep: (coinCode: string, sent: SentDraft) => void
  readonly kept: (coinCode: string) => SentDraft | null
  readonly forget: (coinCode: string) => void
}

/** Makes the {@link SendMemory} of a tab. @param storage `sessionStorage`, which a reload keeps */
export const createSendMemory = (storage: KeyStorage): SendMemory => ({
  keep: (coinCode, sent) => storage.setItem(nameOf(coinCode), JSON.stringify(sent)),
  kept: coinCode => parsed(storage.getItem(nameOf(coinCode))),
  forget: coinCode => storage.removeItem(nameOf(coinCode)),
})

/** This tab's. */
export const sendMemory = createSendMemory(safeStorage(() => sessionStorage))

const isText = (value: unknown): value is string => typeof value === 'string'

/** What lies in a storage is not believed. */
function parsed(text: string | null): SentDraft | null {
  try {
    const { draft, networkFee } = JSON.parse(text ?? 'null') as Partial<SentDraft>
    const way = sendWays.find(each => each === draft?.way)
    if (way === undefined || draft === undefined || !isText(networkFee)) return null
    const { network, address, userName, memo, comment, amount } = draft
    const isWhole = [address, userName, memo, comment, amount].every(isText)
    if (!isWhole || !isDecimalString(amount) || !isDecimalString(networkFee)) return null
    return {
      draft: { way, network: isText(network) ? network : null, address, userName, memo, comment, amount },
      networkFee,
    }
  } catch {
    return null
  }
}
