// Made of the folders of languages by `npm run generate`.
export { dashboard } from '../../ru/dashboard.ts'
export { wallet } from '../../ru/wallet.ts'
