import { startMailServer, type MailServer } from './mailServer.ts'
import { startProduct, type Product } from './product.ts'

/** The product as an operator runs it who has set up mail; telephones, the messenger and identity checks are under `/dev`. */
export interface MailedProduct extends Product {
  readonly mail: MailServer
}

/** Starts it, with a mail server of its own. A mail server makes it a public machine, so `/dev` is asked for by name. */
export async function startMailedProduct(): Promise<MailedProduct> {
  const mail = await startMailServer()
  const product = await startProduct({ settings: { ...mail.settings, DEV_TOOLS: '1' } })
  return {
    ...product,
    mail,
    async close() {
      await product.close()
      await mail.close()
    },
  }
}
