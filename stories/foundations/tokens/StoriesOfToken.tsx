import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../design-system/primitives/button/Button.tsx'
import { Card } from '../../../design-system/primitives/card/Card.tsx'
import { Inline } from '../../../design-system/primitives/layout/Inline.tsx'
import { Heading } from '../../../design-system/primitives/text/Heading.tsx'
import type { StoryFileName } from '../../../scripts/tokenUses/uses.ts'
import { Frame, Names } from './TokensPage.styles.ts'
import { tryValue } from './tryValue.ts'

interface StoriesOfTokenProps {
  stories: readonly StoryFileName[]
  /** What a story that is shown here is to be seen with. */
  tried: { property: string; value: string } | null
}

/** The stories that change with a token: a link to each, and any of them here, with the value that is tried. */
export function StoriesOfToken({ stories, tried }: StoriesOfTokenProps) {
  const [shown, setShown] = useState<StoryFileName | null>(null)
  const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
  const others = stories.filter(({ title }) => !title.startsWith('Pages/'))
  return (
    <Card as="section" aria-labelledby="token-stories" gap="3">
      <Heading level={2} id="token-stories">
        {`Would change ${pages.length} pages and ${others.length} other sets of stories`}
      </Heading>
      {shown !== null && <ShownStory key={shown.id} story={shown} tried={tried} />}
      <Names tabIndex={0} aria-label="Stories that would change">
        {[...pages, ...others].map(story => (
          <li key={story.id}>
            <Inline gap="2">
              <a href={`?path=/story/${story.id}`} target="_top">
                {story.title}
              </a>
              <Button
                variant="ghost"
                size="s"
                aria-label={`Show here: ${story.title}`}
                onClick={() => setShown(story)}
              >
                Show here
              </Button>
            </Inline>
          </li>
        ))}
      </Names>
    </Card>
  )
}

function ShownStory({ story, tried }: { story: StoryFileName; tried: StoriesOfTokenProps['tried'] }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const apply = () => {
    const page = frame.current?.contentDocument
    if (page) tryValue(page, tried)
  }
  // What is tried changes while the story is there; a frame that has not come yet is told when it has.
  useEffect(apply)
  return (
    <Frame
      ref={frame}
      title={`${story.title} with the value that is tried`}
      src={`iframe.html?viewMode=story&id=${story.id}`}
      onLoad={apply}
    />
  )
}
