/** The page of notifications; what each of them says is in `notification`. */
export const notificationPage = {
  lead: 'What happened in your trades, ads and wallet.',
  settings: 'What you are told, and where',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
  earlier_one: '{{count, number}} earlier',
  earlier_other: '{{count, number}} earlier',
  fold: 'Hide earlier ones',
  markRead: 'Mark as read',
  older: 'Show earlier days',
  noUnread: 'Everything is read',
  noUnreadText: 'New notifications appear here by themselves.',
  stale: 'The newest notifications did not load. What you see may be out of date.',
} as const
