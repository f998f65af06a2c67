/**
 * How a page of forms asks for what is kept: a form takes its values once, so it waits for those of the server and does not
 * begin with what this browser remembers.
 */
export const freshQuery = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const
