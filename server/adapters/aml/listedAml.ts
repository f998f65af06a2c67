import type { NetworkCode } from '../../domain/reference/network.ts'
import type { AmlScreen } from './amlDesk.ts'

/**
 * Addresses that nobody may be paid at, as courts and sanctions lists have published them. A few of each kind, for machines
 * of one's own; an operator sets up a provider (AML_URL), whose lists are of today.
 */
export const listedAddresses: Readonly<Record<NetworkCode, readonly string[]>> = {
  bitcoin: [
    '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw',
    '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94',
    '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn',
  ],
  ethereum: [
    '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
    '0x8589427373D6D84E98730D7795D8f6f8731FDA16',
    '0x7F367cC41522cE07553e823bf3be79A889DEbe1B',
  ],
  tron: [],
  ton: [],
  litecoin: [],
  monero: [],
}

/** Screens by the list above. */
export const listedAml: AmlScreen = {
  screen: ({ network, address }) =>
    Promise.resolve(
      listedAddresses[network].some(listed => listed.toLowerCase() === address.toLowerCase())
        ? 'refused'
        : 'clear',
    ),
}
