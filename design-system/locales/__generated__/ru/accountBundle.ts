// Made of the folders of languages by `npm run generate`.
export { errorAccount } from './errorAccount.ts'
export { notificationPage } from '../../ru/notificationPage.ts'
export { phone } from '../../ru/phone.ts'
export { security } from '../../ru/security.ts'
export { setting } from '../../ru/setting.ts'
