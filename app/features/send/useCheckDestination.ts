import type { AddressCheckShape } from '@souk/design-system/domain/money/send/sendShape.ts'
import type {
  CheckDestination,
  Destination,
} from '@souk/design-system/domain/money/send/address/useDestination.ts'
import { useRef } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { CheckAddressQuery } from './Send.queries.ts'

interface Refused {
  readonly of: string
  readonly error: unknown
}

interface DestinationCheck {
  readonly check: CheckDestination
  /** Sending there was refused: from now on its field says so. */
  readonly refuse: (asked: Destination, error: unknown) => void
}

const named = (asked: Destination): string =>
  'userName' in asked ? `user ${asked.userName}` : `${asked.network ?? ''} ${asked.address}`

/** Asks the server about an address or a name. What it refused to send to stays refused without asking. */
export function useCheckDestination(coinCode: string): DestinationCheck {
  const { client } = useServices()
  const refused = useRef<Refused | null>(null)
  const ask = async (asked: Destination): Promise<AddressCheckShape> => {
    const { data } = await client.query({
      query: CheckAddressQuery,
      variables: { input: { cryptoCurrencyCode: coinCode, ...fieldsOf(asked) } },
      fetchPolicy: 'no-cache',
      context: marked({ errors: 'place' }),
    })
    if (!data?.checkAddress) throw new Error('checkAddress answered nothing')
    return data.checkAddress
  }
  return {
    check: asked =>
      refused.current?.of === named(asked) ? Promise.reject(refused.current.error) : ask(asked),
    refuse: (asked, error) => {
      refused.current = { of: named(asked), error }
    },
  }
}

const fieldsOf = (asked: Destination) =>
  'userName' in asked
    ? { userName: asked.userName }
    : { address: asked.address, ...(asked.network === null ? {} : { network: asked.network }) }
