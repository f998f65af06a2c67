import { storyTimeZones } from '../domain/support/people/storySetting.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { profileAnswer, securityAnswer } from '../support/app/profileAnswer.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { marketAnswers } from './marketAnswers.ts'

const day = 24 * 60

/** Whom the viewer has blocked. */
export const blockedAnswer = {
  bannedUsers: [
    { userName: 'slow_payer', at: minutesFromNow(-3 * day) },
    { userName: 'Марина_К', at: minutesFromNow(-40 * day) },
  ],
  bannedByUsers: [],
}

/** What the server says to the pages of the viewer's own account; changes are kept as long as the story. */
export function settingAnswers(differs: Partial<typeof profileAnswer> = {}): StoryAnswers {
  let profile: object = { ...profileAnswer, ...differs }
  return {
    me: () => storyViewer,
    profileSettings: () => profile,
    security: () => securityAnswer,
    dataExport: () => ({ export: null, canAskAt: null }),
    bannedUsers: () => blockedAnswer,
    timeZones: () => ({ items: storyTimeZones.map(zone => ({ ...zone, countryCode: null })) }),
    countries: marketAnswers['countries'] ?? (() => null),
    paymentMethods: marketAnswers['paymentMethods'] ?? (() => null),
    updateMe: ({ input }: { input: object }) => {
      profile = { ...profile, ...input }
      return profile
    },
  }
}
