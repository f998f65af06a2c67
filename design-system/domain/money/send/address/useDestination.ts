import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import type { Verdict } from '../../../../forms/engine/formMessage.ts'
import { destination } from '../../../../forms/engine/rules.ts'
import { useField } from '../../../../forms/useField.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { SendFields } from '../sendFields.ts'
import type { AddressCheckShape, SendWay } from '../sendShape.ts'

/** What is asked about where coins would go. */
export type Destination =
  | { readonly address: string; readonly network: string | null }
  | { readonly userName: string }

/** Answers what is known of it; throws the refusal that says what is wrong with it. */
export type CheckDestination = (asked: Destination) => Promise<AddressCheckShape>

interface Found {
  readonly of: string
  readonly check: AddressCheckShape
}

interface DestinationOptions {
  readonly form: Form<SendFields>
  readonly way: SendWay
  readonly network: string | null
  readonly check: CheckDestination
}

/**
 * Has the address or the name checked as it is typed: a wrong network or checksum is an error of its field, in the server's
 * own words. Returns what is known of the one that is in the field now.
 */
export function useDestination({ form, way, network, check }: DestinationOptions): AddressCheckShape | null {
  const t = useT('send')
  const locale = useLocale()
  const [found, setFound] = useState<Found | null>(null)
  const address = useField(form.field.address).state
  const userName = useField(form.field.userName).state
  const typed = way === 'user' ? userName : address

  const judged = async (value: string, to: SendWay, over: string | null): Promise<Verdict> => {
    const answer = await check(to === 'user' ? { userName: value } : { address: value, network: over })
    setFound({ of: `${placeOf(to, over)} ${value}`, check: answer })
    if (answer.isOwn) return saying(t(to === 'user' ? 'note.ownName' : 'note.own'))
    if (answer.usableAt === null) return null
    return saying(t('note.usableFrom', { time: formatDate(answer.usableAt, { format: 'dateTime', locale }) }))
  }
  const ask = useEffectEvent(judged)
  useEffect(() => {
    const asked = { required: true, check: destination(value => ask(value, way, network)) }
    const left = { required: false }
    form.setContext('address', {
      maxLength: fieldLengths.address.most,
      ...(way === 'address' ? asked : left),
    })
    form.setContext('userName', { maxLength: fieldLengths.userName.most, ...(way === 'user' ? asked : left) })
  }, [form, way, network])

  return found?.of === `${placeOf(way, network)} ${typed.value}` && !typed.isPending ? found.check : null
}

const placeOf = (way: SendWay, network: string | null) => (way === 'user' ? 'user' : (network ?? ''))

const saying = (text: string): Verdict => ({ kind: 'error', message: { refusal: { text } } })
