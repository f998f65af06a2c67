import CircleCheck from 'lucide-react/icons/circle-check'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { SwapShape } from './swapShape.ts'

export interface SwapSuccessProps extends ModalControls<'wallet'> {
  swap: SwapShape
  from: NamedAsset
  to: NamedAsset
}

/** What a swap came to. Answers `wallet` when the viewer wants to see it there. */
export function SwapSuccess({ swap, from, to, close, dismiss }: SwapSuccessProps) {
  const t = useT('swap')
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  return (
    <ModalDialog
      onClose={dismiss}
      title={t('success.title')}
      footer={
        <>
          <Button size="l" onClick={() => close('wallet')}>
            {t('success.wallet')}
          </Button>
          <Button variant="primary" size="l" onClick={dismiss}>
            {t('success.again')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text tone="positive">
          <Icon of={CircleCheck} size="xl" />
        </Text>
        <Amount size="xl" tone="positive" amount={swap.toAmount} asset={to} mode="full" sign="always" />
        <Text as="p">
          {t('success.text', {
            paid: formatAmount(swap.fromAmount, from, full),
            got: formatAmount(swap.toAmount, to, full),
          })}
        </Text>
      </Stack>
    </ModalDialog>
  )
}
