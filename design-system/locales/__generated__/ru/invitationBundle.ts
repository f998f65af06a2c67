// Made of the folders of languages by `npm run generate`.
export { agreement } from '../../ru/agreement.ts'
export { invitation } from '../../ru/invitation.ts'
