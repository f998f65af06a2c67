/** What the app says about its connection; never silent, never alarming about money. */
export const connection = {
  offline: 'You are offline. What you see may be old.',
  slow: 'The connection is slow. Please wait.',
  reconnecting: 'Reconnecting. What you see may be old.',
  reconnectingIn: 'Next try in {{seconds}} s',
  restored: 'You are back online',
  stale: 'As of {{time}}',
  reconnectNow: 'Reconnect now',
  newVersion: 'New version is available, click to refresh',
  sessionClosed: 'You were logged out on this device',
} as const
