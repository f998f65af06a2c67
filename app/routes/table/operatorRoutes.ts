/** The desk of operators: for everybody else there is no such page. Rows of `routeTable`. */
export const operatorRoutes = {
  operatorContent: {
    path: '/operator/content',
    access: 'private',
    chrome: 'full',
    page: 'operator/ContentPage',
    words: 'editor',
    noindex: true,
    reloads: true,
  },
  operatorDocument: {
    // The language that is written in is in the query: `?in=ru`.
    path: '/operator/content/:id',
    access: 'private',
    chrome: 'full',
    page: 'operator/DocumentPage',
    words: ['content', 'editor'],
    noindex: true,
  },
} as const
