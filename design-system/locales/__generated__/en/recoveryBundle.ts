// Made of the folders of languages by `npm run generate`.
export { recovery } from '../../en/recovery.ts'
export { confirmation } from '../../en/confirmation.ts'
