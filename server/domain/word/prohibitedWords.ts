/**
 * Words that no message may hold: obscene and hateful insults, threats, and offers of what is a crime to sell. The lists are
 * short on purpose: quarrels are for an arbiter to read, and this keeps out what needs no reading.
 */
interface WordList {
  /** Beginnings of words. */
  readonly begins: readonly string[]
  /** Whole words: innocent ones begin with the same letters. */
  readonly whole: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** By the alphabet that they are written in; Russian words in Latin letters are among the Latin ones. */
export const prohibitedWords = {
  latin: {
    begins: words(`
      fuck motherfuck bitch asshole cunt whore faggot nigger nigga wanker dickhead cocksuck bullshit shithead shitface
      pedophil childporn fullz cocaine mephedron methamphetamin
      blyad blyat pizdec pizdets pidor pidaras mudak dolboeb nahuy nahui pohuy`),
    whole: words('shit shits shitty slut sluts twat twats retard retards retarded fck heroin'),
  },
  cyrillic: {
    begins: words(`
      хуй хуе хуя хую похуй похую нахуй нахуя охуе охуи дохуя нехуй хуес
      пизд спизд опизд распизд подпизд впизд допизд бляд блят выбляд
      ебат ебан ебал ебло ебуч ебну ебар ебеш ебет ебут ебля ебись
      заеб наеб выеб уеб проеб отъеб подъеб разъеб въеб объеб съеб доеб долбоеб
      мудак мудач мудил мудозвон гандон гондон пидор пидар пидр шлюх ублюд залуп дрочи
      ниггер кокаин мефедрон педофил`),
    whole: words(`
      бля хули сука суки суку сукой сукин сучка сучара мразь мрази манда манду педик педики педиков
      жид жиды жидов героин героина героину героином`),
  },
} as const satisfies Record<string, WordList>

/** Several words that are prohibited together. */
export const prohibitedPhrases = [
  'child porn',
  'kill yourself',
  'i will kill you',
  'детское порно',
  'детского порно',
  'убей себя',
  'я тебя убью',
] as const

/** Words that begin like a prohibited one and are none. */
export const innocentBeginnings = ['niggard'] as const
