import { isDecimalString, type DecimalString } from '@souk/design-system/format/decimal.ts'
import type { OpenTradeValues } from '@souk/design-system/domain/trading/advert/openTrade/openTradeFields.ts'
import type { RequisiteChoice } from '@souk/design-system/domain/people/credential/requisiteChoice.ts'
import { useState } from 'react'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useIntent } from '../../services/useIntent.ts'
import { payoutNetworkOf } from '../../parts/guest/payoutNetworkOf.ts'
import { paths } from '../../routes/paths.ts'
import { useKeepRequisites } from '../../parts/requisites/useKeepRequisites.ts'
import { useServices } from '../../services/useServices.ts'
import { useGuestSession } from '../../services/useGuestSession.ts'
import { gql } from '../../__generated__/gql.ts'

/** Opens a trade; the seller's coins go to escrow in the same step. */
const OpenTradeMutation = gql(`
  mutation OpenTrade($id: ID!, $input: OpenTradeInput!, $idempotencyKey: String!) {
    openTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

/** A price that moved while the trade was being opened, with what was to be opened. */
export interface ChangedPrice {
  readonly values: OpenTradeValues
  readonly now: DecimalString
}

interface OpenTrade {
  /** Opens the trade and goes there. Rejects with what the form says; a changed price is asked about instead. */
  readonly open: (values: OpenTradeValues) => Promise<void>
  /** The same at the changed price, which the viewer has accepted: what it is refused, an alert says. */
  readonly accept: () => Promise<void>
  readonly changed: ChangedPrice | null
}

interface OpenedAdvert {
  readonly id: string
  readonly currencyCode: string
  readonly paymentMethods: readonly { readonly code: string; readonly name: string }[]
}

/** Opening a trade on an advert, once, at a price that was seen. */
export function useOpenTrade(advert: OpenedAdvert): OpenTrade {
  const { navigation, session } = useServices()
  const byForm = useIntent(OpenTradeMutation, { errors: 'place' })
  const byNotice = useIntent(OpenTradeMutation)
  const ensureSession = useGuestSession()
  const keep = useKeepRequisites()
  const [changed, setChanged] = useState<ChangedPrice | null>(null)

  const keepTyped = (paymentMethodCode: string, { requisites: credentials }: RequisiteChoice) => {
    const { currencyCode, paymentMethods } = advert
    const name = paymentMethods.find(({ code }) => code === paymentMethodCode)?.name ?? paymentMethodCode
    keep({ name, currencyCode, paymentMethodCode, credentials })
  }

  const openBy = async ({ run }: typeof byForm, values: OpenTradeValues) => {
    setChanged(null)
    await ensureSession()
    const { paidTo, payerName, guest, ...figures } = values
    try {
      const { openTrade } = await run({
        id: advert.id,
        input: { ...figures, ...payerOf(payerName), ...paidToOf(paidTo), ...guestOf(guest) },
      })
      // A guest has an address from here on, to which the way back was sent.
      if (guest !== null) await session.refresh().catch(() => {})
      if (paidTo?.isKept) keepTyped(values.paymentMethodCode, paidTo)
      if (openTrade) navigation.go(paths.trade(openTrade.id), { replace: true })
    } catch (error) {
      const now = newPriceIn(error)
      if (now === null) throw error
      setChanged({ values, now })
    }
  }
  return {
    open: values => openBy(byForm, values),
    accept: async () => {
      if (changed !== null) await openBy(byNotice, { ...changed.values, priceSeen: changed.now })
    },
    changed,
  }
}

const guestOf = (guest: OpenTradeValues['guest']) =>
  guest === null ? {} : { guest: { ...guest, payoutNetwork: payoutNetworkOf(guest.payoutNetwork) } }

const payerOf = (payerName: string | null) => (payerName === null ? {} : { payerName })

/** Saved details by their id, others as they were typed; a buyer gives none. */
function paidToOf(paidTo: RequisiteChoice | null) {
  if (paidTo === null) return {}
  const { paymentCredentialId, requisites } = paidTo
  return paymentCredentialId === null ? { requisites: [...requisites] } : { paymentCredentialId }
}

function newPriceIn(error: unknown): DecimalString | null {
  const refusal = refusalOf(error)
  const price = refusal?.code === 'price_changed' ? String(refusal.params?.['price'] ?? '') : ''
  return isDecimalString(price) ? price : null
}
