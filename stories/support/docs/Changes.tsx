/// <reference types="vite/client" />
import { Markdown } from '@storybook/addon-docs/blocks'

const files = import.meta.glob<string>('../../../design-system/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The changelog of the package, as its releases wrote it. */
export function Changes() {
  const [text = ''] = Object.values(files)
  if (text.trim() === '') return <p>Nothing has been released yet.</p>
  return <Markdown>{text.replace(/^# .*\n/, '')}</Markdown>
}
