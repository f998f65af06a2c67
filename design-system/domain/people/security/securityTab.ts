/** The pages of an account's security, as their addresses name them. */
export const securityTabs = ['tfa', 'phone', 'antiphishing', 'password', 'verification'] as const
export type SecurityTab = (typeof securityTabs)[number]
