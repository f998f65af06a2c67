// Made of the folders of languages by `npm run generate`.
export { home } from '../../ru/home.ts'
export { market } from '../../ru/market.ts'
