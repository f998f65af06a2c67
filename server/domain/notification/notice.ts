/** What people may be told of beside the app's own list, and by which ways. */
export const noticeKinds = ['trade', 'chat', 'payment', 'dispute', 'security', 'news'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeChannels = ['email', 'telegram', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Which channels tell of which kind. */
export type NoticeChoice = Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>>

/** As long as nothing was chosen: what has a deadline goes everywhere, chatter and news nowhere. */
const usual: NoticeChoice = {
  trade: { email: true, telegram: true, push: true },
  chat: { email: false, telegram: false, push: true },
  payment: { email: true, telegram: true, push: true },
  dispute: { email: true, telegram: true, push: true },
  security: { email: true, telegram: true, push: true },
  news: { email: false, telegram: false, push: false },
}

/** Somebody's choice over what is usual. Letters about security go out whatever was chosen: a thief would switch them off. */
export const noticeChoice = (
  chosen: Readonly<Partial<Record<string, Readonly<Partial<Record<string, boolean>>>>>>,
): NoticeChoice =>
  Object.fromEntries(
    noticeKinds.map(kind => [
      kind,
      { ...usual[kind], ...chosen[kind], ...(kind === 'security' ? { email: true } : {}) },
    ]),
  ) as unknown as NoticeChoice
