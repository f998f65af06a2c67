// Made of the folders of languages by `npm run generate`.
export { download } from '../../ru/download.ts'
export { transaction } from '../../ru/transaction.ts'
