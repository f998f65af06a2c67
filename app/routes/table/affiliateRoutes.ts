/** Inviting people, and what comes back of fees. Rows of `routeTable`. */
export const affiliateRoutes = {
  affiliate: {
    // A visitor sees what inviting brings, as a search finds it at `earnBitcoins`; a user, what it has brought them.
    path: '/affiliate',
    access: 'default',
    chrome: 'full',
    page: 'affiliate/AffiliatePage',
    words: ['affiliate', 'affiliateCalculator', 'bonus'],
    noindex: true,
    reloads: true,
  },
  affiliatePeople: {
    path: '/affiliate/people',
    access: 'private',
    chrome: 'full',
    page: 'affiliate/AffiliatePeoplePage',
    words: 'affiliate',
    noindex: true,
    reloads: true,
  },
  earnBitcoins: {
    path: '/earn-bitcoins',
    access: 'default',
    chrome: 'full',
    page: 'affiliate/EarnPage',
    words: 'affiliateCalculator',
  },
  bonus: {
    path: '/bonus',
    access: 'default',
    chrome: 'full',
    page: 'bonus/BonusPage',
    words: 'bonus',
    reloads: true,
  },
  invitation: {
    path: '/bonus/:userName',
    access: 'default',
    chrome: 'full',
    page: 'bonus/InvitationPage',
    words: ['bonus', 'invitation'],
    noindex: true,
  },
} as const
