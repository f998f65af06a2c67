/** Under which it is kept who has put a new agreement off; forgotten with their session, so that the next log-in asks again. */
export const agreementDelay = 'souk:agreement-later'
