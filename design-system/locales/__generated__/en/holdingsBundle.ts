// Made of the folders of languages by `npm run generate`.
export { dashboard } from '../../en/dashboard.ts'
export { wallet } from '../../en/wallet.ts'
