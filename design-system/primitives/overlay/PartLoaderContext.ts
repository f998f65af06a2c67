import { createContext } from 'react'

/** How an application gets the code of a part that is fetched when it is about to be needed. */
export interface PartLoader {
  /** Fetches it; may try again before it gives up. */
  readonly load: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** It did not come although somebody asked for it: whoever is told says so. The page stays as it is. */
  readonly onFailed: (error: unknown) => void
}

/** The application's way; without one a part is fetched once, and a failure goes to the browser's log. */
export const PartLoaderContext = createContext<PartLoader>({
  load: load => load(),
  onFailed: error => reportError(error),
})
