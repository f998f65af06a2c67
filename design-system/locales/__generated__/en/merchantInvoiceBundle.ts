// Made of the folders of languages by `npm run generate`.
export { download } from '../../en/download.ts'
export { errorInvoice } from './errorInvoice.ts'
export { merchantInvoice } from '../../en/merchantInvoice.ts'
