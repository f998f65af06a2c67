import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { ActForm } from './ActForm.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { ActionStack, MainButton } from './InvoicePanel.styles.ts'
import type { InvoiceShape } from '../invoiceShape.ts'
import { payerView } from './payerView.ts'

/** Where coins that are too many, or too late, go back to. The server judges the address. */
export function RefundForm({ invoice, actHref, pending, refundError, onRefundAddress }: PanelProps) {
  const t = useT('invoice')
  const [address, setAddress] = useState('')
  const [memo, setMemo] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { state, place, seen, refundAddress, actions } = invoice
  const mayLeave = actions.includes('leave_refund_address')
  const words = refundWords(invoice, mayLeave)
  if (!mayLeave)
    return refundAddress === null ? null : <Notice tone="positive">{t(`refund.${words}`)}</Notice>
  const coin = seen?.returnable?.asset ?? place?.way.coin ?? invoice.asked.asset
  const isBusy = pending === 'leave_refund_address'
  const button = isBusy ? t('wait') : t('refund.send')
  const submit = () => {
    if (pending != null) return
    const text = address.trim()
    setEmpty(text === '')
    if (text !== '') onRefundAddress(text, memo.trim() === '' ? null : memo.trim())
  }
  return (
    <ActForm action={actHref} act="refund" onAct={submit}>
      <ActionStack>
        {refundAddress !== null && <Notice tone="warning">{t(`refund.${words}`)}</Notice>}
        <TextField
          label={t('refund.label')}
          hint={place === null ? undefined : t('refund.hint', { coin, network: place.way.networkName })}
          error={isEmpty ? t('refund.empty') : refundError}
          name="address"
          value={address}
          onChange={setAddress}
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
        {place?.way.needsMemo === true && (
          <TextField
            label={t('refund.memo')}
            hint={t('refund.memoHint')}
            name="memo"
            value={memo}
            onChange={setMemo}
            maxLength={fieldLengths.memo.most}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
        )}
        {/* The store’s colours are the one main step’s: this is it where the state has no other. */}
        {payerView[state].main === null ? (
          <MainButton type="submit" aria-disabled={isBusy}>
            {button}
          </MainButton>
        ) : (
          <Button type="submit" size="l" width="fill" pendingLabel={isBusy ? button : undefined}>
            {button}
          </Button>
        )}
      </ActionStack>
    </ActForm>
  )
}

/** What became of the address that was left: it waits for its confirmation, is sent to, or could not be sent to. */
function refundWords({ seen, refundConfirmedBy }: InvoiceShape, mayLeave: boolean) {
  if (!mayLeave) return 'going'
  if (seen?.returnable == null) return 'stranded'
  return refundConfirmedBy === 'email' ? 'letter' : 'kept'
}
