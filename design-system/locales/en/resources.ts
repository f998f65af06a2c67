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

/**
 * The namespaces of English that a page may say at once, one per noun; a new one is a file in every locale's folder and a line
 * in each `resources.ts`, or in that of a bundle: `accountResources.ts`.
 */
export const resources = {
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
} as const
