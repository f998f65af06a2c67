// Made of the folders of languages by `npm run generate`.
export { download } from '../../ru/download.ts'
export { errorInvoice } from './errorInvoice.ts'
export { merchantInvoice } from '../../ru/merchantInvoice.ts'
