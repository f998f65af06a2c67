import { advert } from './advert.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { connection } from './connection.ts'
import { dashboard } from './dashboard.ts'
import { error } from './error.ts'
import { feedback } from './feedback.ts'
import { form } from './form.ts'
import { nav } from './nav.ts'
import { news } from './news.ts'
import { notification } from './notification.ts'
import { page } from './page.ts'
import { profile } from './profile.ts'
import { state } from './state.ts'
import { trade } from './trade.ts'
import { wallet } from './wallet.ts'
import type { resources as english } from '../en/resources.ts'

/** All namespaces of Russian; the type keeps them the same as the English ones. */
export const resources: Record<keyof typeof english, object> = {
  advert,
  auth,
  chat,
  common,
  connection,
  dashboard,
  error,
  feedback,
  form,
  nav,
  news,
  notification,
  page,
  profile,
  state,
  trade,
  wallet,
}
