import { advert } from './advert.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { connection } from './connection.ts'
import { error } from './error.ts'
import { form } from './form.ts'
import { nav } from './nav.ts'
import { news } from './news.ts'
import { notification } from './notification.ts'
import { page } from './page.ts'
import { profile } from './profile.ts'
import { state } from './state.ts'
import { trade } from './trade.ts'
import type { resources as english } from '../en/resources.ts'

/** All namespaces of Russian; the type keeps them the same as the English ones. */
export const resources: Record<keyof typeof english, object> = {
  advert,
  auth,
  common,
  connection,
  error,
  form,
  nav,
  news,
  notification,
  page,
  profile,
  state,
  trade,
}
