// Made of the folders of languages by `npm run generate`.
export { agreement } from '../../en/agreement.ts'
export { invitation } from '../../en/invitation.ts'
