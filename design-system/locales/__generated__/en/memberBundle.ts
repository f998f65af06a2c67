// Made of the folders of languages by `npm run generate`.
export { errorTrade } from './errorTrade.ts'
export { tradePage } from '../../en/tradePage.ts'
