/** Accepting the agreement of this market: with the sign-up, and again when it has changed. */
export const agreement = {
  accepts: 'By making an account you accept:',
  userAgreement: 'User agreement',
  privacy: 'Privacy policy',
  newTab: 'opens a new tab',
  title: 'The user agreement has changed',
  since: 'The new version applies from {{date}}.',
  changed: 'What changed:',
  read: 'Read the agreement',
  earlier: 'The page of the agreement has its earlier versions, too.',
  follows:
    'The new version holds for you once you accept it. Your open trades end under the version that they began with.',
  accept: 'Accept',
  accepting: 'Accepting',
  later: 'Later',
  laterNote: 'If you choose “Later”, we ask again at your next log-in.',
  logOut: 'Log out',
} as const
