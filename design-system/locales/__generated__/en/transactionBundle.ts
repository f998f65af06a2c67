// Made of the folders of languages by `npm run generate`.
export { download } from '../../en/download.ts'
export { transaction } from '../../en/transaction.ts'
