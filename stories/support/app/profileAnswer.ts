const notice = (kind: string, isOn: boolean) => ({ kind, email: isOn, telegram: false, push: isOn })

/** What the viewer of the stories has set about themselves, as the contract has it. */
export const profileAnswer = {
  userName: 'kunle_o',
  avatarUrl: null,
  introduction: 'I answer within five minutes, Monday to Saturday.',
  telegramUsername: 'kunle_lagos',
  timeZone: 'Africa/Lagos',
  locale: 'en',
  theme: 'system',
  canChangeUserName: true,
  isTelegramNotificationsEnabled: false,
  adBuyEnabled: true,
  adSellEnabled: true,
  adSwapEnabled: true,
  disabledCurrencyCodes: [] as string[],
  disabledCryptoCurrencyCodes: [] as string[],
  notices: [
    notice('trade', true),
    notice('chat', true),
    notice('payment', true),
    notice('dispute', true),
    notice('security', true),
    notice('news', false),
  ],
  quietHours: null as { from: string; to: string } | null,
  isSoundEnabled: true,
  deletionObstacles: [] as string[],
}

/** What protects their account. */
export const securityAnswer = {
  hasPassword: true,
  twoFactorEnabled: false,
  twoFactorActions: [],
  recoveryCodesLeft: 0,
  phone: '+234 ••• ••• 1122',
  antiPhishingWord: null,
  email: 'kunle@souk.test',
  isEmailConfirmed: true,
  telegramUserName: null,
}
