import type { AmlDesk } from '../../../../adapters/aml/amlDesk.ts'
import { isAddress } from '../../../../domain/chain/address.ts'
import { networkCodes, type NetworkCode } from '../../../../domain/reference/network.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { canonicalAddress } from '../../../../domain/withdrawal/address.ts'
import type { Context } from '../../../../kernel/context.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'

/** An address as somebody wrote it, on a network or on any that writes addresses so. */
interface WrittenAddress {
  readonly address?: string | undefined
  readonly network?: string | null | undefined
}

/**
 * Has the lists looked at before a transaction, wherever somebody gives an address that coins may go to later. Where nobody
 * answers it is kept all the same: it is looked at once more before anything is sent.
 */
export async function screenBeforehand(
  aml: AmlDesk,
  { address, network }: WrittenAddress,
  log: Context['log'],
): Promise<void> {
  const text = address?.trim() ?? ''
  const asked = networkCodes.filter(code => (network ?? code) === code && isAddress(code, text))
  await Promise.all(
    asked.map(code =>
      aml
        .screen({ network: code, address: canonicalAddress(code, text) })
        .catch((error: unknown) => log.warn({ err: error }, 'an address was not screened')),
    ),
  )
}

/** Refuses an address that is on a list, at its field. */
export function refuseListed(
  aml: AmlDesk,
  to: { readonly network: NetworkCode; readonly address: string },
  field: string,
): void {
  const address = canonicalAddress(to.network, to.address)
  if (aml.known({ network: to.network, address }) === 'refused')
    throw new RequestRefused(refuse('aml_refused', field))
}
