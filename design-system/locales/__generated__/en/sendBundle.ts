// Made of the folders of languages by `npm run generate`.
export { errorSend } from './errorSend.ts'
export { send } from '../../en/send.ts'
