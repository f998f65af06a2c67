/** Stories: the strip on the dashboard, and a story over the page. */
export const story = {
  strip: 'Stories',
  isNew: 'new',
  slide: '{{number, number}} of {{count, number}}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const
