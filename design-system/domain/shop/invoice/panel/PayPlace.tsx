import type { ReactNode } from 'react'
import { copyableAmount } from '../../../../format/formatAmount.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { AddressParts } from '../../../money/send/address/AddressParts.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { CopyRow, PlaceCode, PlaceGrid, PlaceRoot, PlaceValues, RateLine } from './InvoicePanel.styles.ts'
import { payParts, payText } from './payAsset.ts'

interface CopyLineProps {
  label: string
  copy: { readonly text: string; readonly label: string }
  children: ReactNode
}

function CopyLine({ label, copy, children }: CopyLineProps) {
  const t = useT('invoice')
  return (
    <CopyRow>
      <span>{label}</span>
      {children}
      <CopyButton {...copy} copiedLabel={t('copied')} failedLabel={t('copyFailed')} look="icon" />
    </CopyRow>
  )
}

function PlaceLoading() {
  const t = useT('invoice')
  return (
    <Loading label={t('wait')}>
      <Skeleton shape="block" width="full" />
    </Loading>
  )
}

/** Where the coins go and how many of them: a code for a camera, and each part to copy. */
export function PayPlace({ invoice, locale, pending }: PanelProps) {
  const t = useT('invoice')
  const { place } = invoice
  // While another coin is asked for, the address of the one before must not be used.
  if (pending === 'choose') return <PlaceLoading />
  if (place === null) return null
  const { way, amount, address, memo, uri, rate, isSimulated } = place
  const words = { coin: way.coin, network: way.networkName }
  return (
    <PlaceRoot>
      {isSimulated && <Notice tone="warning">{t('simulated')}</Notice>}
      <PlaceGrid>
        <PlaceCode>
          <QrCode text={uri ?? address} label={t('qr', words)} />
          <span>
            <CoinIcon code={way.coin} />
          </span>
        </PlaceCode>
        <PlaceValues>
          <CopyLine label={t('sendExactly')} copy={{ text: copyableAmount(amount), label: t('copyAmount') }}>
            <AmountText parts={payParts({ amount, asset: way.coin }, invoice, locale)} size="m" />
          </CopyLine>
          <CopyLine label={t('toAddress', words)} copy={{ text: address, label: t('copyAddress') }}>
            <AddressParts address={address} translate="no" />
          </CopyLine>
          {memo !== null && (
            <CopyLine label={t('memo')} copy={{ text: memo, label: t('copyMemo') }}>
              <strong translate="no">{memo}</strong>
            </CopyLine>
          )}
        </PlaceValues>
      </PlaceGrid>
      {rate !== null && (
        <RateLine>
          <span>{t('rate')}</span>
          <span>{t('rateLine', { coin: way.coin, price: payText(rate, invoice, locale, 'price') })}</span>
        </RateLine>
      )}
    </PlaceRoot>
  )
}
