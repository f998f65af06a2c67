// Made of the folders of languages by `npm run generate`.
export { errorAccount } from './errorAccount.ts'
export { notificationPage } from '../../en/notificationPage.ts'
export { phone } from '../../en/phone.ts'
export { security } from '../../en/security.ts'
export { setting } from '../../en/setting.ts'
