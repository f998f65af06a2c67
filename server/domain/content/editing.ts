/** How a document stands; one that has several of them at once is found by each. */
export const documentStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]

/**
 * How a version stands: nobody sees a draft; `scheduled` waits for its moment, `shown` is what readers have, `earlier` is what they had;
 * `withdrawn` was scheduled and never seen.
 */
export const versionStates = ['draft', 'scheduled', 'shown', 'earlier', 'withdrawn'] as const
export type VersionState = (typeof versionStates)[number]

export const editingRules = {
  titleMost: 200,
  descriptionMost: 400,
  /** Of a picture's words, and of what is different in a legal text. */
  lineMost: 300,
  /** Of a card: where it leads, the word for it, who somebody is, an address elsewhere. */
  pathMost: 200,
  labelMost: 40,
  aboutMost: 80,
  urlMost: 300,
  /** A story: so many slides, and signs of each. */
  slidesMost: 8,
  slideTitleMost: 80,
  slideTextMost: 280,
  searchMost: 100,
  /** A search finds so many at most. */
  searchFinds: 2000,
  /** What a search engine shows of a title, and of a sentence. */
  titleShown: 60,
  descriptionShown: { least: 70, most: 155 },
  /** Words of a sentence that is read in one breath. */
  sentenceMost: 30,
  /** So many versions come with a document; the rest is asked for. */
  versionsShown: 20,
} as const
