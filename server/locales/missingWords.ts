/** What an operator has to say themselves; what is missing is said where everybody sees it. */
export type MissingWords = Readonly<Record<'operatorName' | 'operatorAddress' | 'operatorLaw', string>>
