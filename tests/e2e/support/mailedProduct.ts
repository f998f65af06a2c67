import { addressCount, addressFaults } from './requestedAddresses.ts'
import { startMailServer, type MailServer } from './mailServer.ts'
import { startProduct, type Product } from './product.ts'

/** The product as an operator runs it who has set up mail; telephones, the messenger and identity checks are under `/dev`. */
export interface MailedProduct extends Product {
  readonly mail: MailServer
  /** What a letter told wrongly, or an address that a browser asked for: nothing. Throws when no browser asked for any. */
  faults(): readonly string[]
}

/** Starts it, with a mail server of its own. A mail server makes it a public machine, so `/dev` is asked for by name. */
export async function startMailedProduct(): Promise<MailedProduct> {
  const mail = await startMailServer()
  const product = await startProduct({ settings: { ...mail.settings, DEV_TOOLS: '1' } })
  return {
    ...product,
    mail,
    faults() {
      if (addressCount() === 0) throw new Error('No browser asked for anything')
      return [...mail.faults(), ...addressFaults(mail.secrets)]
    },
    async close() {
      await product.close()
      await mail.close()
    },
  }
}
