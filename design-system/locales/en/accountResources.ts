import { errorAccount } from './errorAccount.ts'
import { notificationPage } from './notificationPage.ts'
import { phone } from './phone.ts'
import { security } from './security.ts'
import { setting } from './setting.ts'

/** The namespaces of English that only the pages of one's own account say: they come with these pages. */
export const accountResources = { errorAccount, notificationPage, phone, security, setting } as const
