/** What one tab tells the others: somebody logged in or out, or changed how the app looks. */
export const sessionNews = ['entered', 'left', 'preferences'] as const
export type SessionNews = (typeof sessionNews)[number]

/** The tabs of one browser among themselves. */
export interface SessionChannel {
  readonly tell: (news: SessionNews) => void
  readonly onNews: (listener: (news: SessionNews) => void) => void
}

/** Makes the channel of a tab; a browser without one has tabs that learn of each other at the next call. */
export function createSessionChannel(): SessionChannel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, onNews: () => {} }
  const channel = new BroadcastChannel('souk-session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    tell: news => channel.postMessage(news),
    onNews: listener => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const news = sessionNews.find(known => known === data)
        if (news !== undefined) listener(news)
      })
    },
  }
}
