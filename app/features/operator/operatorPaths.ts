/** Where operators write what is to be read: all of it, and one of them. Beside `paths.ts`, which every page loads. */
export const operatorPaths = {
  content: () => '/operator/content',
  document: (id: string) => `/operator/content/${encodeURIComponent(id)}`,
} as const
