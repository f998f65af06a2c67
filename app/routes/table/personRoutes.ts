/** The pages about a person, which everybody may see, and the one that says how reputation works. Rows of `routeTable`. */
export const personRoutes = {
  userFaq: {
    path: '/user/faq',
    access: 'default',
    chrome: 'full',
    page: 'profile/UserFaqPage',
    words: 'reputation',
  },
  userOffers: {
    path: '/user/offers/:userName',
    access: 'default',
    chrome: 'full',
    page: 'profile/UserOffersPage',
    words: 'person',
    reloads: true,
  },
  userFeedback: {
    path: '/user/feedback/:userName',
    access: 'default',
    chrome: 'full',
    page: 'profile/UserFeedbackPage',
    words: ['person', 'feedback'],
    reloads: true,
  },
  feedback: {
    path: '/feedback/:userName',
    access: 'default',
    chrome: 'full',
    page: 'profile/UserFeedbackPage',
    words: ['person', 'feedback'],
    // The same page is at an address of its own.
    noindex: true,
    reloads: true,
  },
  user: {
    path: '/user/:userName',
    access: 'default',
    chrome: 'full',
    page: 'profile/UserPage',
    words: ['person', 'feedback'],
    reloads: true,
  },
} as const
