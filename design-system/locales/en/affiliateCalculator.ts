/** What somebody would earn by inviting people, how it works, and on which terms. */
export const affiliateCalculator = {
  title: 'What would your circle earn?',
  lead: 'Move the sliders. The sum comes from the platform’s fee, never from the people you invite: they pay what everyone pays.',
  search: {
    title: 'Earn bitcoin when people you invite trade',
    lead: 'When somebody you invited trades, a part of the platform’s fee is yours, in the coin of the trade: in bitcoin when they trade bitcoin. They pay what everyone pays. Move the sliders to see how much it comes to.',
  },
  calculator: 'Calculator',
  loading: 'Loading the terms',
  failed: 'The terms could not be loaded',
  stale: 'The terms could not be loaded again. What you see may be old.',
  field: {
    invited: 'People you invite',
    volumeSteps: 'Each of them trades, per month',
    eachInvites: 'Each of them invites',
    thoseInvite: 'And each of those invites',
    side: 'They mostly trade on',
  },
  side: {
    contractor: 'Others’ ads',
    owner: 'Own ads',
  },
  sideWith: {
    contractor: 'Others’ ads, {{percent}}',
    owner: 'Own ads, {{percent}}',
  },
  month: 'You would earn, per month',
  year: 'In a year',
  levels: 'By level',
  level: 'Level {{level}}',
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  more: '+ {{count, number}}',
  ofFees: '{{percent}} of {{amount}} in fees',
  ofShare: '{{percent}} of a {{amount}} share',
  note: {
    feeBelow:
      'Counted with {{percent}}, the fee of an advertiser who trades less than {{to}} in {{volumeTime}}.',
    feeBetween:
      'Counted with {{percent}}, the fee of an advertiser who trades from {{from}} to {{to}} in {{volumeTime}}.',
    feeFrom:
      'Counted with {{percent}}, the fee of an advertiser who trades {{from}} or more in {{volumeTime}}.',
    feeAll: 'Counted with a fee of {{percent}}.',
    contractor:
      'The owner of the ad pays it. An owner who trades more pays less, and then your share is smaller.',
    owner: 'The people you invited pay it, as everyone does on their own ads.',
    invited:
      'If somebody invited you, {{second}} of the first line goes to them, and {{third}} to whoever invited them.',
    held: 'Everyone’s terms hold for {{inviteTermsTime}} from their first invitation.',
  },
  how: {
    title: 'How it works',
    link: {
      title: 'Share a link',
      text: 'Up to ten links with names of your own, as text, a picture or a QR code. A person is bound once, at sign-up, and never moves.',
    },
    trade: {
      title: 'They trade',
      text: 'Your share is booked in the same entry that releases their coins, and paid into your wallet by itself. There is no minimum and nothing to claim.',
    },
    see: {
      title: 'See every cent',
      text: 'Who came by which link, what each level earned, and what is still on its way to your wallet.',
    },
  },
  action: {
    sign_up: 'Sign up',
    first_link: 'Make my first link',
  },
  readTerms: 'Read the terms, version {{version}}',
  questions: {
    title: 'Questions',
    when: {
      title: 'When do I get my share?',
      text: 'It is booked in the same entry as the release of the coins, so no trade is missed. It is paid into your wallet at most once in {{sharesTime}}, in the coin of the fee, however small it is.',
    },
    who: {
      title: 'Who pays for it?',
      text: '{{brand}} does, out of its fee. The people you invite pay what everyone pays.',
    },
    long: {
      title: 'For how long?',
      text: 'As long as the people you invited trade. The percentages hold for you for {{inviteTermsTime}} from your first invitation; after that, those of the day.',
    },
    levels: {
      title: 'How do levels two and three work?',
      text: 'When somebody trades whom your people invited, the first share goes to who invited them, and a part of it to you. One level further down your part is smaller. Nothing is added on top: both come out of the first share.',
    },
    self: {
      title: 'Can I invite myself?',
      text: 'No. Nobody gets a share of their own trades, so a trade between you and somebody you invited brings you nothing. A code of somebody who may be the same person binds nobody.',
    },
    seen: {
      title: 'Who sees what?',
      text: 'Of the people you invited you see the name, the day they came and what they brought you. Below them you see a masked name. You never see a trade, its amount or its other side.',
    },
  },
  terms: {
    title: 'Terms, version {{version}}',
    since: 'In force since {{date}}.',
    held: 'They hold for you until {{date}}. After that, the version of that day applies.',
    year: 'They hold for you for {{inviteTermsTime}} from your first invitation. After that, the version of that day applies.',
    contractor: 'of the fee, when they trade on somebody else’s ad',
    owner: 'of the fee, when the ad is theirs',
    second: 'of the first level’s share on level 2, out of that share',
    third: 'of it on level 3, the same way',
    both: 'When you invited both sides of a trade, both shares are yours.',
    rounded: 'Each share is rounded down to the smallest unit of its coin.',
    visit: 'A link counts for {{linkTime}} after a visit. The last link opened is the one that counts.',
  },
} as const
