import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wallet from 'lucide-react/icons/wallet'
import { copyableAmount } from '../../../../format/formatAmount.ts'
import { useT } from '../../../../locales/useT.ts'
import { copyText } from '../../../../primitives/button/copyText.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { ActForm } from './ActForm.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { Leaving, MainButton } from './InvoicePanel.styles.ts'
import type { MainAction } from './payerView.ts'
import { wayName } from './wayName.ts'

const ignore = () => {}

/** Not while another coin is asked for: the wallet would open with the one before. */
function OpenWallet({ invoice, pending }: PanelProps) {
  const t = useT('invoice')
  const uri = invoice.place?.uri ?? null
  if (uri === null || pending === 'choose') return null
  return (
    <MainButton data-part="button" as="a" href={uri}>
      <Icon of={Wallet} size="m" />
      {t('openWallet')}
    </MainButton>
  )
}

/** The store learns nothing of this page’s address. While the page is about to leave by itself, it says so and can be stopped. */
function BackToStore({ invoice, returnTarget, leavesIn, onStay }: PanelProps) {
  const t = useT('invoice')
  if (invoice.returnUrl === null) return null
  return (
    <>
      <MainButton data-part="button" as="a" href={invoice.returnUrl} target={returnTarget} rel="noreferrer">
        {t('backToStore')}
      </MainButton>
      {leavesIn != null && (
        <Leaving>
          <span role="timer">{t('leaving', { seconds: leavesIn })}</span>
          <Button size="l" onClick={onStay}>
            {t('stay')}
          </Button>
        </Leaving>
      )}
    </>
  )
}

const copyLooks = {
  idle: { icon: Copy, words: 'copyRest' },
  copied: { icon: Check, words: 'copied' },
  failed: { icon: TriangleAlert, words: 'copyFailed' },
} as const

/** The words stay after it: what is copied is pasted elsewhere, and comes back to say so. */
function CopyRest({ invoice }: PanelProps) {
  const t = useT('invoice')
  const [outcome, setOutcome] = useState<keyof typeof copyLooks>('idle')
  const amount = invoice.place?.amount ?? invoice.seen?.missing?.amount ?? null
  if (amount === null) return null
  const copy = async () => setOutcome((await copyText(copyableAmount(amount))) ? 'copied' : 'failed')
  const { icon, words } = copyLooks[outcome]
  return (
    <MainButton data-part="button" type="button" onClick={() => void copy()} data-scripted="">
      <Icon of={icon} size="m" />
      <span aria-live="polite">{t(words)}</span>
    </MainButton>
  )
}

function Renew({ invoice, actHref, pending, onRenew }: PanelProps) {
  const t = useT('invoice')
  if (!invoice.actions.includes('renew')) return null
  const isBusy = pending != null
  return (
    <ActForm action={actHref} act="renew" onAct={isBusy ? ignore : onRenew}>
      <MainButton data-part="button" type="submit" aria-disabled={isBusy}>
        {pending === 'renew' ? t('wait') : t('renew')}
      </MainButton>
    </ActForm>
  )
}

function Retry({ invoice, actHref, pending, onRetry }: PanelProps) {
  const t = useT('invoice')
  if (!invoice.actions.includes('retry')) return null
  const isBusy = pending != null
  return (
    <ActForm action={actHref} act="retry" onAct={isBusy ? ignore : onRetry}>
      {invoice.place !== null && <input type="hidden" name="way" value={wayName(invoice.place.way)} />}
      <MainButton data-part="button" type="submit" aria-disabled={isBusy}>
        <Icon of={RefreshCw} size="m" />
        {pending === 'retry' ? t('wait') : t('retry')}
      </MainButton>
    </ActForm>
  )
}

/** The button of each main step. It shows nothing where the server does not offer it. */
export const mainSteps = {
  wallet: OpenWallet,
  return: BackToStore,
  copyRest: CopyRest,
  renew: Renew,
  retry: Retry,
} as const satisfies Record<MainAction, unknown>
