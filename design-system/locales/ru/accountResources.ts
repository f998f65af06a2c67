import type { accountResources as english } from '../en/accountResources.ts'
import { errorAccount } from './errorAccount.ts'
import { notificationPage } from './notificationPage.ts'
import { phone } from './phone.ts'
import { security } from './security.ts'
import { setting } from './setting.ts'

/** The namespaces of Russian that only the pages of one's own account say; the type keeps them the same as the English ones. */
export const accountResources: Record<keyof typeof english, object> = {
  errorAccount,
  notificationPage,
  phone,
  security,
  setting,
}
