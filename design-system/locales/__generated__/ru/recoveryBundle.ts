// Made of the folders of languages by `npm run generate`.
export { recovery } from '../../ru/recovery.ts'
export { confirmation } from '../../ru/confirmation.ts'
