/** What is told, and by which way. */
export const settingNotice = {
  table: 'What you are told, and where',
  about: 'About',
  kind: {
    trade: { title: 'News of trades', text: 'Opened, cancelled, ran out of time.' },
    chat: { title: 'Chat messages', text: 'When you are not looking at the chat.' },
    payment: { title: 'Payment and release', text: 'Paid, released, deposits and withdrawals.' },
    dispute: { title: 'Disputes', text: 'Opened, answered, ruled.' },
    security: { title: 'Account security', text: 'New devices, changes of password, e-mail and phone.' },
    news: { title: 'News of {{brand}}', text: 'What is new, rarely.' },
  },
  channel: { app: 'In the app', email: 'E-mail', telegram: 'Telegram', push: 'Push' },
  cell: '{{kind}}: {{channel}}',
  always: 'Always on',
  alwaysSecurity:
    'Letters about security cannot be switched off: they tell you when somebody else gets into your account.',
  notLinked: 'Not linked',
  unlinked: {
    email: 'No e-mail address is confirmed.',
    telegram: 'Telegram is not linked.',
    push: 'Push is not allowed on this device.',
  },
  link: { email: 'Confirm e-mail', telegram: 'Link Telegram', push: 'Allow push' },
  unavailable: '{{channel}} is not offered by this {{brand}}.',
  quiet: {
    title: 'Quiet hours',
    text: 'E-mail, Telegram and push wait until they end, and come then if you have not read them. What has a deadline still comes at once: new trades, payments to check, requests to cancel, disputes.',
    from: 'From',
    to: 'Until',
    zone: 'By the clock of your time zone, {{zone}}.',
  },
  sound: {
    title: 'Sound',
    text: 'An open page of {{brand}} sounds once when something is told, also in quiet hours.',
  },
  browser: {
    title: 'In this browser',
    off: 'Tells you on this device, also while no page of {{brand}} is open.',
    on: 'On until you log out here.',
    working: 'One moment.',
    blocked:
      'Blocked by the browser. Press the sign beside the address, allow notifications for this site, and come back.',
    unsupported: 'This browser cannot show notifications of websites.',
    failed: 'Notifications could not be switched on in this browser. Try again.',
    stopFailed: 'Notifications could not be switched off in this browser. Try again.',
  },
} as const
