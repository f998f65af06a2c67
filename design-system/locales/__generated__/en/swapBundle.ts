// Made of the folders of languages by `npm run generate`.
export { errorSwap } from './errorSwap.ts'
export { swap } from '../../en/swap.ts'
