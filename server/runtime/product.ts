/**
 * Every number that the product has decided on, in one place. `GET /v1/settings` and `/v1/settings/trades` publish what
 * screens need of it; no screen and no handler has such a number of its own. Units are in the names; `Bytes` are binary
 * (1 MB = 1024 × 1024). The rules of trades, adverts and fees are the domain's.
 */
export const product = deepFreeze({
  rate: {
    tickSeconds: 5,
    /** Marked stale on screen from this age on. */
    staleSeconds: 60,
    /** No trade opens on a rate that is older. */
    refusedSeconds: 120,
  },
  desk: {
    /** An operator’s session is confirmed by a second factor for so long. */
    confirmedMinutes: 15,
    /** An act that takes two operators waits so long for the second. */
    requestHours: 24,
    /** Somebody opens the same person again and again while they work: one entry tells of it. */
    openedAgainMinutes: 60,
    /** The books are compared with the chains so often. */
    comparedEverySeconds: 300,
    /** A withdrawal that is on its way moves sooner than this. */
    stuckMinutes: 60,
    /** A job that is due is taken in hand sooner than this. */
    jobLateMinutes: 1,
    /** A node and a signer that have not answered by then are away, for whoever looks at the desk. */
    answersWithinMs: 2000,
    /** So many blocks of a network may be unread before it is behind. */
    behindBlocks: 20,
  },
  home: {
    /** The figures of the first page are counted anew after so long. */
    figuresEverySeconds: 600,
  },
  session: {
    userDays: 30,
    guestDays: 30,
    /** In one minute; then a captcha goes before each try, until the failures are as old as the pause is long. */
    loginFailuresPerMinute: 5,
    /** Failures in as many minutes as the pause has: those behind a captcha bring the pause, slower ones a captcha alone. */
    loginFailures: 10,
    loginPauseMinutes: 15,
    /** How long the work of a captcha may be shown. */
    captchaMinutes: 10,
    /** A code may be entered for so long after the right password. */
    codeStepMinutes: 10,
    confirmationHours: 48,
    recoveryMinutes: 60,
    /** A new password may be set for so long after the link was opened. */
    recoveryStepMinutes: 15,
    recoveriesPerHour: 5,
    recoveryCodes: 10,
    /** Ended sessions that the list of log-ins shows. */
    endedSessionsShown: 20,
    /** Wrong codes of an authenticator; then none is looked at until the first of them is so old. */
    wrongCodes: 5,
    wrongCodeMinutes: 15,
    passwordMinLength: 8,
    codeMinutes: 5,
    codeTries: 5,
    codeAgainSeconds: 60,
    /** Codes that are sent to one number, and to one person; then none until the first of them is an hour old. */
    phoneCodesPerHour: 5,
    /** Sent for one network: behind the address of a mobile network are many people. */
    phoneCodesPerHourOfNetwork: 60,
    /** Wrong guesses at the codes to one number in a day, whoever asked for them. */
    phoneGuessesPerDay: 15,
    /** Checks that one person may open at the provider in an hour. */
    identityChecksPerHour: 10,
    /** How long the bot takes the code of its link, how long the link works that it answers with, and the step after it. */
    messengerStartMinutes: 15,
    messengerLinkMinutes: 5,
    messengerStepMinutes: 15,
    /** Devices of one person that are told. */
    pushPlayers: 20,
    /** No money leaves for so long after a change of password, e-mail, phone or second factor. */
    holdHours: 24,
  },
  contact: {
    /** Requests to support that are taken from one network in an hour: each is a letter. */
    perHourOfNetwork: 20,
    /** How long a request is kept, with the name and the address of whoever wrote it. */
    keptDays: 365,
  },
  withdrawal: {
    /** How long it waits for its approval. */
    approvalMinutes: 15,
    /** What its letter links to tells how it ended, for so long. */
    approvalShownHours: 24,
    /** Asked for by one person in an hour. */
    requestsPerHour: 20,
    /** Somebody waits on a page for what a chain estimates. */
    estimateSeconds: 4,
    /** Chains are looked at this often. */
    watchEverySeconds: 5,
    /** What is confirmed or failed, and not final, is looked at this often. */
    settleEverySeconds: 30,
    /** What failed for good is looked at for so long: a chain that took it all the same raises an alarm. */
    failedWatchedHours: 24,
    /** One process gives numbers to the transactions of a network; another takes over from one that died. */
    turnSeconds: 30,
    /** A payout that its network's fee would eat up is looked at again after so long. */
    payoutAgainMinutes: 60,
    savedAddressesOfOne: 100,
    /** A saved address may be sent to after so long where the list is kept to; and a list that is switched off holds so long. */
    allowListHours: 24,
  },
  merchantStats: {
    /** How far statistics of stores go back, with the month that runs. */
    months: 6,
    /** Stores in an agent’s list of those that are paid most. */
    topStores: 5,
  },
  affiliate: {
    /** A browser keeps the code of the last link that was opened for so long. */
    linkDays: 30,
    /** Shares are paid out to one person this often at most, and looked for this often. */
    payoutEveryMinutes: 60,
    payoutLookSeconds: 60,
    /** Months of the chart, with the one that runs. */
    months: 12,
    /** First trades of people that somebody brought, each told with the payout after it. */
    firstTradesTold: 5,
    /** Bonuses and cashback that are due are looked for this often. */
    bonusLookSeconds: 60,
    /** Bonuses of the last days in an inviter’s list. */
    bonusesShown: 20,
    /** Sessions of two people from one device within so many days tie them. */
    tieDays: 30,
  },
  store: {
    /** Stores of one person. */
    mostOfOne: 10,
    titleMinLength: 2,
    /** Whoever opens a store is told that it is looked at within so long; with DEV_TOOLS it is approved after the seconds. */
    reviewHours: 24,
    devReviewSeconds: 10,
    /** How long the link to a look works. */
    previewDays: 7,
    urlMaxLength: 2000,
    /** Whoever keeps a store’s style sheet has so long to send it. */
    cssTimeoutSeconds: 10,
    /** By how much less than asked an invoice may count as paid, at most. */
    toleranceMaxPercent: '2',
    /** Keys of one store that are not revoked. */
    keysOfOne: 5,
    /** The time of a signed call may differ from ours by so much, either way. */
    signatureMinutes: 5,
  },
  webhook: {
    /** A shop has so long to answer. */
    timeoutSeconds: 10,
    /** Signs of its answer that are kept. */
    answerMaxLength: 2000,
    /** Whoever sends an attempt holds it for so long; if they died meanwhile, it is sent again. */
    claimSeconds: 30,
    /** Attempts to one store at once, and in all of a process: nobody’s slow server is everybody’s. */
    atOnceOfStore: 3,
    atOnce: 12,
    /** How soon it is looked again when a store has as many under way. */
    againSeconds: 2,
    /** What was told stands in the log for so long. */
    keptDays: 90,
  },
  invoice: {
    /** No invoice asks for more, by the market of when it is made. */
    mostUsd: 1_000_000,
    /** A page that waits hears that the connection lives this often. */
    newsBeatSeconds: 20,
  },
  guest: {
    /** A letter's link back to a guest's trade works for so long, once. */
    returnLinkDays: 7,
    /** Links that are sent to one address in an hour, and asked for from one network. */
    returnLinksPerHour: 5,
    returnLinksPerHourOfNetwork: 20,
    /** Trades that guests open in an hour from one network, and with one e-mail address. */
    openingsPerHourOfNetwork: 10,
    openingsPerHourOfEmail: 3,
  },
  deposit: {
    /** New addresses that one person may make on one network in a day. */
    addressesPerDay: 10,
    /** The last blocks of each chain that are kept, to see where it was reorganised. Deeper than this is a matter for people. */
    keptBlocks: 512,
    /** Blocks that are read in one go after an outage. */
    blocksAtOnce: 100,
    /** Chains are looked at this often. */
    watchEverySeconds: 10,
    /** What was credited is brought to the house's address this often, where each deposit has an address of its own. */
    collectEverySeconds: 60,
    /** Simulated chains that have something to do get a block this often. */
    simulatedBlockSeconds: 5,
    /** Addresses of a coin that are listed: the current ones and the last before them. */
    addressesShown: 200,
  },
  credential: {
    /** Saved requisites of one person. */
    mostOfOne: 50,
  },
  review: {
    /** Somebody who is content is asked for a public review once in so long. */
    askedEveryDays: 90,
  },
  savedSearch: {
    /** Searches that one person may keep. */
    mostOfOne: 20,
    /** Offers that come to match are looked for this often. */
    matchEverySeconds: 10,
    /** Of one search its owner is told once in so long. */
    noticeEveryMinutes: 60,
  },
  upload: {
    attachmentMaxBytes: 10 * 1024 * 1024,
    avatarMaxBytes: 2 * 1024 * 1024,
    logoMaxBytes: 1024 * 1024,
    progressFromBytes: 100_000,
    progressEveryMs: 100,
    /** A picture of more pixels is refused before it is decoded. */
    imageMaxPixels: 50_000_000,
    /** Larger pictures are scaled down to this. */
    imageMaxSide: 4096,
    avatarSide: 512,
    logoSide: 512,
    backgroundMaxBytes: 2 * 1024 * 1024,
    backgroundSide: 2400,
    thumbnailSide: 320,
    contentPictureMaxBytes: 8 * 1024 * 1024,
    /** A file that nothing uses is forgotten after so long. */
    unusedHours: 24,
  },
  poke: {
    /** The owner of an advert is told again after so long that somebody waits. */
    againMinutes: 10,
  },
  chat: {
    messageMaxLength: 4000,
    /** A message that is not read for so long is told of. */
    unreadNoticeMinutes: 5,
    /** Pinned messages of one conversation. */
    mostPinned: 10,
    /** A party may ask for a file again after so long. */
    fileAskMinutes: 10,
  },
  profile: {
    /** Of names that begin alike: how many are looked at, and how many are shown. */
    namesLookedAt: 200,
    namesShown: 10,
  },
  paging: {
    limitDefault: 20,
    limitMax: 100,
    notificationLimitMax: 9999,
    pageMax: 1000,
    /** Totals are counted up to here, then shown as "1,000+". */
    countCap: 1000,
    /** Unread notifications are counted up to here: badges show "99+". */
    unreadCap: 100,
  },
  realtime: {
    pingSeconds: 3,
    /** The client says that it is there this often. */
    beatSeconds: 5,
    /** Online for so long after the last beat. */
    presenceSeconds: 15,
    /** Typing shows for so long after the last keystroke. */
    typingSeconds: 6,
    notifyBatchMs: 10,
    /** One command from a client. */
    commandMaxBytes: 64 * 1024,
    commandsPerSecond: 20,
    commandBurst: 120,
    subscriptionsPerSocket: 64,
    socketsPerUser: 32,
    /** A socket that lets more than this wait is cut; it reconnects and refetches. */
    bufferMaxBytes: 1024 * 1024,
    outboxHours: 24,
  },
  runtime: {
    requestTimeoutSeconds: 50,
    sharedCacheSeconds: 5,
    idempotencyHours: 24,
    heartbeatSeconds: 5,
    /** Silence of the heartbeat beyond this was an outage, and deadlines move by it. */
    outageFromSeconds: 10,
    jobLeaseSeconds: 60,
    /** Then a job is dead, unless it acts on a deadline: that is tried for ever. */
    jobAttempts: 15,
    jobBackOffSeconds: 2,
    jobBackOffMaxSeconds: 600,
  },
} as const)

function deepFreeze<const T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}
