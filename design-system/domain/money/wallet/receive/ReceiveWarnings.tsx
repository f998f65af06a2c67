import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { networkWords } from './depositShape.ts'
import type { DepositAccountShape } from './depositShape.ts'

interface ReceiveWarningsProps {
  account: DepositAccountShape
  coin: NamedAsset
}

/** What is lost when something else is sent: said before the address, where nobody can miss it. */
export function ReceiveWarnings({ account, coin }: ReceiveWarningsProps) {
  const t = useT('receive')
  const locale = useLocale()
  const network = networkWords(account)
  const minimum = formatAmount(account.minimum, coin, { mode: 'full', locale })
  return (
    <Stack gap="2">
      {account.isSimulated && (
        <Notice tone="negative" title={t('simulated.title', { network })}>
          {t('simulated.text')}
        </Notice>
      )}
      <Notice tone="warning" title={t('only.title', { coin: coin.code, network })}>
        {t('only.text', { minimum })}
      </Notice>
      {account.memo !== null && (
        <Notice tone="warning" title={t('memo.title')}>
          {t('memo.text')}
        </Notice>
      )}
    </Stack>
  )
}
