// Made of the folders of languages by `npm run generate`.
export { errorStore } from './errorStore.ts'
export { merchant } from '../../en/merchant.ts'
