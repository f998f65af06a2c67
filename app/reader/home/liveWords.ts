import type { ReaderPage } from '../readerPage.ts'

/** The words of the first page that are said in the browser: those of what is drawn below stay on the server. */
export const liveWordsOf = ({
  home: _home,
  market: _market,
  ...words
}: ReaderPage['words']): ReaderPage['words'] => words
