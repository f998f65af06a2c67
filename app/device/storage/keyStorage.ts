/** The part of the browser's `Storage` that the app uses: `localStorage`, which all tabs share, or the tab's own `sessionStorage`. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
