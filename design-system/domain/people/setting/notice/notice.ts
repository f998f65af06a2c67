import * as unions from '../../../__generated__/unions.ts'

/** Kinds of news, in the order of the page. */
export const noticeKinds = unions.noticeKinds
export type NoticeKind = (typeof noticeKinds)[number]

/** Ways out of the app; inside of it everything is told always. */
export const noticeChannels = ['email', 'telegram', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** What is told where. */
export type NoticeValues = { readonly [K in NoticeKind]: { readonly [C in NoticeChannel]: boolean } }

/** `hh:mm` by the clock of the viewer's time zone; `to` may be the next morning. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

/** Whoever switches them on begins with a night. */
export const usualQuietHours: QuietHours = { from: '22:00', to: '08:00' }

/** Whether a way reaches the viewer; `href` leads to where it is linked. A Souk without a messenger has it `unavailable`. */
export type NoticeReach =
  | { readonly status: 'linked' }
  | { readonly status: 'unlinked'; readonly href: string }
  | { readonly status: 'unavailable' }

/** Letters about security tell of somebody who got in: nobody may silence them. */
export const isAlwaysOn = (kind: NoticeKind, channel: NoticeChannel) =>
  kind === 'security' && channel === 'email'
