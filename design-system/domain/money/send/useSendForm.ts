import { useEffect, useState } from 'react'
import { compare, isZero } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { biggerThanFee } from '../../../forms/engine/rules.ts'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { AddressActions } from './address/DestinationFields.tsx'
import { readPayment } from './address/paymentUri.ts'
import { sendFields } from './sendFields.ts'
import type { SendFields } from './sendFields.ts'
import type {
  AddressCheckShape,
  SavedAddressShape,
  SendDraft,
  SendEstimate,
  SendNetwork,
  SendTerms,
  SendWay,
} from './sendShape.ts'
import { useDestination } from './address/useDestination.ts'
import type { CheckDestination } from './address/useDestination.ts'

/** What the form works with: what can be sent, what it costs, and who helps with an address. */
export interface SendWork {
  readonly coin: DisplayAsset
  readonly networks: readonly SendNetwork[]
  readonly terms: SendTerms
  readonly onTerms: (terms: SendTerms) => void
  /** Null until it is known. */
  readonly estimate: SendEstimate | null
  readonly start: Partial<SendDraft>
  readonly check: CheckDestination
  /** Reads a code with the camera; what it said, or nothing. */
  readonly scan: () => Promise<string | undefined>
  readonly pickSaved: () => Promise<SavedAddressShape | undefined>
  /** Saves the address under a name. */
  readonly save: (draft: SendDraft) => Promise<unknown>
  /** On to the review. */
  readonly onReview: (draft: SendDraft, found: AddressCheckShape | null) => void
}

interface SendFormState {
  readonly form: Form<SendFields>
  readonly found: AddressCheckShape | null
  /** What was understood of a code or of what was pasted, where that is more than an address. */
  readonly note: string | null
  readonly actions: AddressActions
  readonly setWay: (way: SendWay) => void
  readonly setNetwork: (network: string) => void
}

/** What happens in the form of sending: fields, checks, and the ways by which an address comes into it. */
export function useSendForm(props: SendWork): SendFormState {
  const { coin, networks, terms, onTerms, estimate, start, check, scan, pickSaved, save, onReview } = props
  const t = useT('send')
  const locale = useLocale()
  const [note, setNote] = useState<string | null>(null)
  const { way, network } = terms
  const form = useForm({
    fields: sendFields(coin, start),
    onSubmit: () => onReview(sent(), found),
  })
  /** As it is meant: a memo that the network does not take stays behind. */
  const sent = (): SendDraft => {
    const { address, userName, memo, comment, amount } = form.values()
    return way === 'user'
      ? { way, network: null, address: '', userName, memo: '', comment, amount }
      : { way, network, address, userName: '', memo: found?.needsMemo === true ? memo : '', comment, amount }
  }
  const found = useDestination({ form, way, network, check })
  useAmountLimits(form, props)
  useAmountTold(form, terms, onTerms, estimate)

  const fill = (text: string) => {
    setNote(null)
    const request = readPayment(text, coin.decimals)
    if (request === null || (request.network === null && request.memo === null)) {
      form.field.address.change(request?.address ?? text)
      return
    }
    const known = networks.find(each => each.network === request.network)
    if (request.network !== null && known === undefined) {
      setNote(t('note.wrongCoin', { coin: request.network }))
      return
    }
    if (known !== undefined && known.network !== network) {
      onTerms({ ...terms, network: known.network })
      setNote(t('note.network', { network: known.networkName }))
    }
    form.field.address.change(request.address)
    if (request.memo !== null) form.field.memo.change(request.memo)
    if (request.amount !== null) form.field.amount.change(formatDecimal(request.amount, locale))
  }
  const scanned = async () => {
    const text = await scan()
    if (text !== undefined) fill(text)
  }
  const picked = async () => {
    const saved = await pickSaved()
    if (saved === undefined) return
    setNote(null)
    if (saved.network !== network) onTerms({ ...terms, network: saved.network })
    form.field.address.change(saved.address)
    form.field.memo.change(saved.memo ?? '')
  }
  const pasted = async () => {
    try {
      fill(await navigator.clipboard.readText())
    } catch {
      setNote(t('pasteFailed'))
    }
  }
  return {
    form,
    found,
    note,
    setWay: next => {
      setNote(null)
      onTerms({ ...terms, way: next })
    },
    setNetwork: next => {
      setNote(null)
      onTerms({ ...terms, network: next })
    },
    actions: {
      onScan: () => void scanned(),
      onPickSaved: () => void picked(),
      onPaste: () => void pasted(),
      // What is typed letter by letter is an address; a payment request comes at once, and has a scheme.
      onWrite: text => (text.includes(':') ? fill(text) : form.field.address.change(text)),
      onUser: () => onTerms({ ...terms, way: 'user' }),
      onSave: () => void save(sent()),
    },
  }
}

/** The least and the most come with the costs, and the fee that what arrives has to be worth. */
function useAmountLimits(form: Form<SendFields>, { coin, estimate }: SendWork): void {
  const least = estimate?.minimum
  const most = mostOf(estimate)
  const fee = estimate?.networkFee
  useEffect(() => {
    form.setContext('amount', {
      required: true,
      positive: true,
      decimals: coin.decimals,
      ...(least === undefined ? {} : { min: least }),
      ...(most === undefined ? {} : { max: most }),
      ...(fee === undefined ? {} : { rules: [biggerThanFee(fee)] }),
    })
  }, [form, coin.decimals, least, most, fee])
}

/** Where a balance does not cover the fee, its whole is the most that is asked for: the fee is then what every amount fails at. */
const mostOf = (estimate: SendWork['estimate']) =>
  estimate !== null && isZero(estimate.maximum) ? estimate.available : estimate?.maximum

/** Tells what amount the costs are to be asked for: one that can be sent, or none. */
function useAmountTold(
  form: Form<SendFields>,
  terms: SendTerms,
  onTerms: (terms: SendTerms) => void,
  estimate: SendWork['estimate'],
): void {
  const { value } = useField(form.field.amount).state
  const isSendable =
    value !== '' && compare(value, '0') > 0 && (estimate === null || compare(value, estimate.available) <= 0)
  const amount = isSendable ? value : null
  useEffect(() => {
    if (amount !== terms.amount) onTerms({ ...terms, amount })
  }, [amount, terms, onTerms])
}
