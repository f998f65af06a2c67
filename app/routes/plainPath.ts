/** A path with no other signs encoded than have to be. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map(part => encodeURIComponent(decodeURIComponent(part)))
    .join('/')
