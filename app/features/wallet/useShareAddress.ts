import { useAlerts } from '@souk/design-system/alert/useAlerts.ts'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { networkWords } from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import type { DepositAccountShape } from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import { shareText } from '@souk/design-system/domain/money/wallet/receive/shareText.ts'
import { useT } from '@souk/design-system/locales/useT.ts'

/** Gives an address with its coin, network and memo to another application, or to the clipboard, and says which. */
export function useShareAddress(coin: NamedAsset): (account: DepositAccountShape) => Promise<void> {
  const t = useT('receive')
  const alerts = useAlerts()
  return async account => {
    const { address, memo } = account
    const words = { coin: coin.code, network: networkWords(account), address }
    const end = await shareText(
      memo === null ? t('shareText', words) : t('shareTextWithMemo', { ...words, memo }),
    )
    if (end === 'copied') alerts.show({ kind: 'success', title: t('shareCopied') })
    if (end === 'failed') alerts.show({ kind: 'error', title: t('shareFailed') })
  }
}
