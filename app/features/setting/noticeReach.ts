import type { NoticeChannel, NoticeReach } from '@souk/design-system/domain/people/setting/notice/notice.ts'

interface Reachable {
  readonly isEmailConfirmed: boolean
  readonly isTelegramLinked: boolean
  /** What the operator has set up. */
  readonly channels: { readonly messenger: boolean; readonly push: boolean }
  /** Where an address is confirmed and a messenger linked. */
  readonly href: string
}

const linked: NoticeReach = { status: 'linked' }
const unavailable: NoticeReach = { status: 'unavailable' }

/** By which ways somebody can be told. */
export function noticeReach(about: Reachable): { readonly [C in NoticeChannel]: NoticeReach } {
  const { isEmailConfirmed, isTelegramLinked, channels, href } = about
  const unlinked: NoticeReach = { status: 'unlinked', href }
  return {
    email: isEmailConfirmed ? linked : unlinked,
    telegram: channels.messenger ? (isTelegramLinked ? linked : unlinked) : unavailable,
    // Each device asks for itself; the choice is of the account.
    push: channels.push ? linked : unavailable,
  }
}
