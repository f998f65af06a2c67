import type { ApolloClient } from '@apollo/client'

/** Keeps how many messages of a trade are unread, wherever the trade is shown. */
export function keepUnread(
  { cache }: Pick<ApolloClient, 'cache'>,
  tradeId: string,
  unreadCount: number,
): void {
  const id = cache.identify({ __typename: 'Trade', id: tradeId })
  if (id !== undefined) cache.modify({ id, fields: { unreadCount: () => unreadCount } })
}
