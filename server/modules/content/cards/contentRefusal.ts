/** A content file is not what one is, or cannot be applied; each problem names its place, as in `/stories/0/title: must have …`. */
export class ContentRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentRefused'
    this.problems = problems
  }
}
