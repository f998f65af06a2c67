// Made of the folders of languages by `npm run generate`.
export { home } from '../../en/home.ts'
export { market } from '../../en/market.ts'
