/** The page that says how reputation works here: what counts, what does not, and what the words of a profile mean. */
export const reputation = {
  title: 'How reputation works',
  lead: 'What the figures of a profile say, what counts in them, and what does not.',
  index: 'Questions',
  section: {
    rating: {
      title: 'What the rating is',
      first:
        'The rating is the share of partners whose latest word about somebody is positive, among the positive and the negative ones. Neutral words are shown and change nothing.',
      second:
        'Each partner counts once, with their latest word. A hundred trades with one friend count as one voice.',
    },
    counts: {
      title: 'Which feedback counts',
      first:
        'Only the two sides of a trade can leave feedback, after it has ended. Feedback from trades under {{countedFrom}} is shown, and does not count.',
      second:
        'Feedback from an account that was younger than {{countedAge}} when the trade was opened is shown, and does not count, unless its identity was verified. Each such word says why.',
    },
    partners: {
      title: 'Why partners stand beside trades',
      first:
        'Trades can be made between two friends as often as they like; different people cannot be made up so easily. So every profile shows with how many different partners the trades were.',
      second: 'Somebody with many trades and few partners carries the note “Few partners”.',
    },
    cancelled: {
      title: 'What the cancelled share is',
      first:
        'The share of somebody’s trades that were cancelled, of all that came to an end. Everybody cancels now and then; a high share means that many people waited for nothing.',
      second: 'Above {{cancelledShare}} the profile carries the note “Often cancelled”.',
    },
    release: {
      title: 'What the release times are',
      first:
        'How long somebody takes, as a seller, from “paid” to the release of the coins, over their last {{releasesKept}} sales. Half of the releases were faster than the middle time; one slow release moves the average much, and the middle little.',
      second: 'Traded amounts are shown as ranges, so that nobody learns what somebody owns.',
    },
    risk: {
      title: 'What the notes before a trade mean',
      first:
        'Instead of a score, a profile says in words what should make you careful: a new account, no trades yet, few partners, many cancelled trades, a payment that can be taken back, a first trade with you.',
      second: 'A note is no accusation. Trade small amounts first, and keep to the chat of the trade.',
    },
    blocking: {
      title: 'What blocking does',
      first:
        'You and the one you block no longer find each other’s offers in a search and cannot open trades together, whoever blocked whom. Trades that are open go on until they end.',
      second: 'It can be undone in their profile or in your settings. Their feedback on you stays.',
    },
    editing: {
      title: 'Changing feedback',
      first:
        'You can change your feedback later, up to {{feedbackEdits}} times. Your latest word counts, and everybody can unfold what it said before.',
      second: 'Feedback cannot be bought or deleted, and {{brand}} does not change its words.',
    },
    newcomer: {
      title: 'What newcomers may do',
      first:
        'Until your first completed trade, trades open at once: {{newcomerTrades}} at most. Your ads come last in the lists, with {{sandboxMost}} at most in one trade.',
      second:
        'For everybody: an ad that sells coins is shown while its owner’s balance covers {{shownFrom}}, and the ad’s minimum with the fee.',
    },
    presence: {
      title: 'What “last seen” is',
      first:
        'Online means that somebody has {{brand}} open right now. “Seen” is when they last had it open, on any device.',
      second: 'It is a sign of how fast they may answer, and no promise.',
    },
  },
} as const
